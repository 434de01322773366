import { Anchor, Button, Group } from '@mantine/core';
import { IconBookmark, IconBookmarkFilled, IconCheck, IconSend } from '@tabler/icons-react';
import { Suspense, useState } from 'react';
import { Link } from 'react-router-dom';
import { lazyChunk } from '../../lib/lazy-chunk.ts';
import { useDraft } from '../../lib/useDraft.ts';
import { paths } from '../../lib/paths.ts';
import { MessageMember } from '../messages/MessageMember.tsx';
import { useApply, useSaveOpportunity, useWithdrawApplication } from './opportunities.hooks.ts';
import type { Opportunity } from './opportunity-cache.ts';
import classes from './OpportunityCard.module.css';
import { opportunitiesMessages as messages } from './opportunities.messages.ts';

const ApplicationText = lazyChunk(() =>
  import('./ApplicationText.tsx').then((module) => ({ default: module.ApplicationText })),
);

/** Apply for or save another member's opportunity. An application may carry a message. */
export function ApplyAndSave({ opportunity }: { opportunity: Opportunity }) {
  const { title, applied, application, saved, can, poster } = opportunity;
  const withdrawal = useWithdrawApplication();
  const { values, change, draft } = useDraft(`application:${opportunity.id}`, { message: '' });
  const [wantsToWrite, setWriting] = useState(false);
  const isWriting = wantsToWrite || draft.isRestored;
  const { apply, isPending } = useApply(opportunity, draft.reset);
  const saving = useSaveOpportunity(opportunity);
  const saveLabel = saved ? messages.card.saved : messages.card.save;
  return (
    <div>
      {can.apply && isWriting && (
        <Suspense>
          <ApplicationText
            name={poster.name}
            value={values.message}
            onChange={(message) => change({ message })}
            draft={draft}
          />
        </Suspense>
      )}
      <Group gap="xs" className={classes.actions ?? ''}>
        {applied ? (
          <Button size="sm" variant="light" disabled leftSection={<IconCheck size={16} aria-hidden />}>
            {application === 'accepted' || application === 'declined'
              ? messages.card[application]
              : messages.card.applied}
          </Button>
        ) : (
          <Button
            size="sm"
            aria-label={messages.card.applyLabel(title)}
            leftSection={<IconSend size={16} aria-hidden />}
            disabled={!can.apply}
            loading={isPending}
            onClick={() => apply(values.message)}
          >
            {messages.card.apply}
          </Button>
        )}
        <Button
          size="sm"
          variant="default"
          aria-label={`${saveLabel} ${title}`}
          aria-pressed={saved}
          leftSection={
            saved ? <IconBookmarkFilled size={16} aria-hidden /> : <IconBookmark size={16} aria-hidden />
          }
          onClick={() => saving.save(!saved)}
        >
          {saveLabel}
        </Button>
        {can.withdraw && (
          <Button
            size="sm"
            variant="subtle"
            color="gray"
            aria-label={messages.card.withdrawLabel(title)}
            loading={withdrawal.isPending}
            onClick={() => withdrawal.mutate({ id: opportunity.id })}
          >
            {messages.card.withdraw}
          </Button>
        )}
        {can.apply && !isWriting && (
          <Button size="sm" variant="subtle" color="gray" onClick={() => setWriting(true)}>
            {messages.card.addMessage}
          </Button>
        )}
        {applied ? (
          <Anchor component={Link} to={paths.conversation(poster.id)} size="sm" py={4}>
            {messages.card.conversation}
          </Anchor>
        ) : (
          <MessageMember person={poster} size="sm" />
        )}
      </Group>
    </div>
  );
}
