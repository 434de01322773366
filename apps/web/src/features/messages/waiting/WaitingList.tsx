import { Button, Group, Text, VisuallyHidden } from '@mantine/core';
import { IconAlertCircle, IconClock } from '@tabler/icons-react';
import { commonMessages } from '../../../lib/common.messages.ts';
import classes from '../ThreadLog.module.css';
import { waitingMessages as messages } from './waiting.messages.ts';
import { type WaitingMessage, isOld, removeWaiting, retryWaiting } from './waiting-messages.ts';
import { threadMessages as thread } from '../thread.messages.ts';

type Props = { memberId: number; items: WaitingMessage[] };

/** The messages that wait for a network, as grey bubbles below the conversation, and those that were not sent. */
export function WaitingList({ memberId, items }: Props) {
  const waiting = items.filter((item) => item.refusal === undefined && !isOld(item));
  return (
    <ol className={`${classes.items} ${classes.waitingItems}`} aria-label={messages.list}>
      {items.map((item) => (
        <li key={item.key} className={classes.item} data-mine data-waiting>
          <div className={classes.bubble}>
            <VisuallyHidden>{thread.you}</VisuallyHidden>
            <span className={classes.plain}>
              {item.message.content || messages.pictures(item.message.pictures?.length ?? 0)}
            </span>
          </div>
          {(item.refusal !== undefined || isOld(item)) && <NotSent memberId={memberId} item={item} />}
        </li>
      ))}
      {waiting.length > 0 && (
        <li className={classes.item} data-mine>
          <Text size="xs" c="dimmed" className={classes.seen ?? ''}>
            <IconClock size={14} aria-hidden /> {messages.count(waiting.length)}
          </Text>
        </li>
      )}
    </ol>
  );
}

function NotSent({ memberId, item }: { memberId: number; item: WaitingMessage }) {
  return (
    <Group gap="xs" justify="flex-end">
      <Text size="xs" c="red" className={classes.seen ?? ''}>
        <IconAlertCircle size={14} aria-hidden />
        {item.refusal === undefined ? messages.old : messages.notSent(item.refusal)}
      </Text>
      <Button variant="default" size="compact-sm" onClick={() => retryWaiting(memberId, item.key)}>
        {item.refusal === undefined ? thread.send : commonMessages.tryAgain}
      </Button>
      <Button
        variant="subtle"
        color="red"
        size="compact-sm"
        onClick={() => removeWaiting(memberId, item.key)}
      >
        {thread.delete.action}
      </Button>
    </Group>
  );
}
