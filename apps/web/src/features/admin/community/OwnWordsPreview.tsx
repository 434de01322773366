import type { OwnTerms } from '@guildhall/api/ground/settings/own-words.schema';
import type { Locale } from '@guildhall/locale/locales';
import { Button, Group, List, Skeleton, Stack, Text, Title } from '@mantine/core';
import { useState } from 'react';
import { trpc } from '../../../lib/trpc.ts';
import { Query } from '../../../ui/Query.tsx';
import { givenTerms } from './community.form.ts';
import { communityMessages } from './community.messages.ts';
import classes from './OwnWordsPreview.module.css';

const { ownWords: messages } = communityMessages;

/** Every sentence that the words would change, and where ours would be left, before anything is stored. */
export function OwnWordsPreview({ locale, terms }: { locale: Locale; terms: OwnTerms }) {
  const [asked, setAsked] = useState<string>();
  const given = givenTerms(terms);
  const isComplete = Object.values(given).every((forms) => forms.every((form) => form.trim() !== ''));
  const text = JSON.stringify(given);
  const query = trpc.admin.community.previewWords.useQuery(
    { locale, terms: asked ?? '' },
    { enabled: asked !== undefined },
  );
  return (
    <Stack gap="sm" aria-live="polite">
      <Group>
        <Button variant="default" disabled={!isComplete} onClick={() => setAsked(text)}>
          {messages.preview}
        </Button>
        {!isComplete && <Text size="sm">{messages.incomplete}</Text>}
      </Group>
      {asked !== undefined && (
        <Query query={query} skeleton={<Skeleton height={160} radius="md" />} failed={messages.failed}>
          {({ changed, left }) => (
            <>
              <Sentences
                title={changed.length === 0 ? messages.none : messages.changed(changed.length)}
                sentences={changed.map(({ after }) => after)}
                locale={locale}
              />
              {left.length > 0 && (
                <Sentences title={messages.left(left.length)} sentences={left} locale={locale} />
              )}
            </>
          )}
        </Query>
      )}
    </Stack>
  );
}

type SentencesProps = { title: string; sentences: string[]; locale: Locale };

function Sentences({ title, sentences, locale }: SentencesProps) {
  return (
    <>
      <Title order={3} size="h5">
        {title}
      </Title>
      {/* It scrolls, so it takes the focus. */}
      <div className={classes.sentences} tabIndex={0} role="region" aria-label={title}>
        <List lang={locale}>
          {[...new Set(sentences)].map((sentence) => (
            <List.Item key={sentence}>
              <bdi>{sentence}</bdi>
            </List.Item>
          ))}
        </List>
      </div>
    </>
  );
}
