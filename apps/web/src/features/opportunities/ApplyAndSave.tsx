import { Anchor, Button, Group } from '@mantine/core';
import { IconBookmark, IconBookmarkFilled, IconCheck, IconSend } from '@tabler/icons-react';
import { Suspense, useState } from 'react';
import { Link } from 'react-router-dom';
import { applicationMessages } from '@guildhall/api/exchange/opportunities/application.messages';
import { lazyChunk } from '../../lib/lazy-chunk.ts';
import { useDraft } from '../../lib/useDraft.ts';
import { useKeptAction } from '../../lib/useKeptAction.ts';
import { paths } from '../../lib/paths.ts';
import { focusOnMount } from '../../ui/focus-on-mount.ts';
import { conversationMessages } from '../messages/conversation.messages.ts';
import { MessageMember } from '../messages/MessageMember.tsx';
import { useApply, useSaveOpportunity, useWithdrawApplication } from './opportunities.hooks.ts';
import type { Opportunity } from './opportunity-cache.ts';
import classes from './OpportunityCard.module.css';
import { opportunitiesMessages as messages } from './opportunities.messages.ts';

const ApplicationForm = lazyChunk(() =>
  import('./ApplicationForm.tsx').then((module) => ({ default: module.ApplicationForm })),
);

/** Apply for or save another member's opportunity. Nothing is sent before the member has seen the words. */
export function ApplyAndSave({ opportunity }: { opportunity: Opportunity }) {
  const { title, applied, application, saved, can, poster } = opportunity;
  const withdrawal = useWithdrawApplication();
  // Empty until something is typed, so that a title that is edited meanwhile is no change of what was typed.
  const { values, change, draft } = useDraft(`application:${opportunity.id}`, { message: '' });
  const [isTyped, setTyped] = useState(false);
  const message = isTyped || values.message ? values.message : applicationMessages.applicationFor(title);
  const [isSent, setSent] = useState(false);
  /** Null: neither opened nor closed yet, so that only a draft opens the form. */
  const [isOpened, setOpened] = useState<boolean | null>(null);
  useKeptAction('apply', String(opportunity.id), () => setOpened(true));
  const isWriting = can.apply && (isOpened ?? draft.isRestored);
  const { apply, isPending } = useApply(opportunity, () => {
    draft.reset();
    setTyped(false);
    setOpened(null);
    setSent(true);
  });
  const saving = useSaveOpportunity(opportunity);
  const saveLabel = saved ? messages.card.saved : messages.card.save;
  if (isWriting)
    return (
      <Suspense>
        <ApplicationForm
          opportunity={opportunity}
          value={message}
          draft={draft}
          isAsked={isOpened === true}
          isSending={isPending}
          onChange={(text) => {
            setTyped(true);
            change({ message: text });
          }}
          onSend={() => apply(message)}
          onCancel={() => setOpened(false)}
        />
      </Suspense>
    );
  return (
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
          ref={isOpened === false ? focusOnMount : null}
          onClick={() => setOpened(true)}
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
      {applied ? (
        <Anchor
          component={Link}
          to={paths.conversation(poster.id)}
          size="sm"
          py={4}
          ref={isSent ? focusOnMount : null}
        >
          {conversationMessages.see}
        </Anchor>
      ) : (
        <MessageMember person={poster} size="sm" begin={messages.card.about(title)} />
      )}
    </Group>
  );
}
