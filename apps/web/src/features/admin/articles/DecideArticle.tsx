import { Alert, Button, Group, Stack, Text } from '@mantine/core';
import { useState } from 'react';
import { showError } from '../../../lib/show-error.ts';
import { type EditedArticle, usePublishArticle } from './articles.hooks.ts';
import { DeclineDialog } from './DeclineDialog.tsx';
import { adminArticlesMessages } from './admin-articles.messages.ts';

const { submission: messages } = adminArticlesMessages;

type Props = { article: EditedArticle; onDecided: () => void };

/** Publishes or declines an article that a member submitted, in the version that was read. */
export function DecideArticle({ article, onDecided }: Props) {
  const { id, author, version } = article;
  const [isDeclining, setDeclining] = useState(false);
  const publication = usePublishArticle(onDecided);
  return (
    <Alert color="brass" variant="light" title={messages.waitingTitle(author)} mb="lg">
      <Stack gap="sm">
        <Text size="sm">{messages.text}</Text>
        <Group gap="xs">
          <Button
            loading={publication.isPending}
            onClick={() =>
              publication.mutate({ id, isPublished: true, expectedVersion: version }, { onError: showError })
            }
          >
            {messages.publish}
          </Button>
          <Button variant="default" onClick={() => setDeclining(true)}>
            {messages.decline}
          </Button>
        </Group>
      </Stack>
      {isDeclining && (
        <DeclineDialog article={article} onDecided={onDecided} onClose={() => setDeclining(false)} />
      )}
    </Alert>
  );
}
