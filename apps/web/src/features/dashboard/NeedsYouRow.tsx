import { Anchor, Button, Text } from '@mantine/core';
import { Suspense } from 'react';
import { Link } from 'react-router-dom';
import { lazyChunk } from '../../lib/lazy-chunk.ts';
import { WaitingRow } from '../../ui/WaitingRow.tsx';
import { useRespond } from '../connections/connections.hooks.ts';
import classes from './NeedsYou.module.css';
import { PRESENTATIONS, type WaitingItem } from './needs-you.ts';
import { dashboardMessages } from './dashboard.messages.ts';

const { needsYou: messages } = dashboardMessages;

type Props = { item: WaitingItem; onAnswered: (outcome: string) => void };

const SendLinkAgain = lazyChunk(() =>
  import('../account/SendLinkAgain.tsx').then((module) => ({ default: module.SendLinkAgain })),
);

/** One thing that waits: whom it comes from, what they wrote, and the action. */
export function NeedsYouRow({ item, onAnswered }: Props) {
  const { headline, answer, all } = PRESENTATIONS[item.kind];
  const { person, excerpt, count } = item;
  return (
    <WaitingRow
      person={person}
      actions={
        answer ? (
          <Button
            component={Link}
            to={answer.to(item)}
            variant="light"
            aria-label={`${answer.label}: ${headline(item)}`}
          >
            {answer.label}
          </Button>
        ) : item.kind === 'address' ? (
          <Suspense>
            <SendLinkAgain />
          </Suspense>
        ) : (
          <RequestActions item={item} onAnswered={onAnswered} />
        )
      }
    >
      <Text fw={600}>{headline(item)}</Text>
      {item.kind === 'address' && (
        <Text size="sm" c="dimmed">
          <bdi>{item.subject}</bdi>
        </Text>
      )}
      {excerpt !== null && (
        <Text size="sm" c="dimmed" dir="auto" lineClamp={2}>
          {messages.quote(excerpt)}
        </Text>
      )}
      {count > 1 && (
        <Anchor component={Link} to={all()} size="sm" className={classes.more ?? ''}>
          {messages.more(count - 1)}
        </Anchor>
      )}
    </WaitingRow>
  );
}

/** A connection request is answered where it stands. */
function RequestActions({ item: { id, person }, onAnswered }: Props) {
  const respond = useRespond();
  const name = person?.name ?? '';
  const answerWith = (status: 'accepted' | 'declined') =>
    respond.mutate({ id, status }, { onSuccess: () => onAnswered(messages[status](name)) });
  const isSending = (status: string) => respond.isPending && respond.variables.status === status;
  return (
    <>
      <Button
        aria-label={messages.acceptLabel(name)}
        loading={isSending('accepted')}
        onClick={() => answerWith('accepted')}
      >
        {messages.accept}
      </Button>
      <Button
        variant="subtle"
        color="gray"
        aria-label={messages.declineLabel(name)}
        loading={isSending('declined')}
        onClick={() => answerWith('declined')}
      >
        {messages.decline}
      </Button>
    </>
  );
}
