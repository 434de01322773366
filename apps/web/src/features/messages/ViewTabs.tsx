import { SegmentedControl, VisuallyHidden } from '@mantine/core';
import { useNavigate } from 'react-router-dom';
import { type MessagesView, paths } from '../../lib/paths.ts';
import { trpc } from '../../lib/trpc.ts';
import classes from './MessagesPage.module.css';
import { messagesMessages } from './messages.messages.ts';

const messages = messagesMessages.views;

/** The lists of the messages page. */
export const VIEWS = ['conversations', 'requests'] as const satisfies MessagesView[];

/** Switches between conversations and requests, each with the number of those that have something new. */
export function ViewTabs({ view }: { view: MessagesView }) {
  const navigate = useNavigate();
  const { data: unread } = trpc.messages.conversations.unread.useQuery();
  return (
    <SegmentedControl
      fullWidth
      aria-label={messages.label}
      data={VIEWS.map((value) => ({
        value,
        label: <ViewLabel label={messages[value]} count={unread?.[value] ?? 0} />,
      }))}
      value={view}
      onChange={(next) => void navigate(paths.messages(next), { preventScrollReset: true })}
    />
  );
}

function ViewLabel({ label, count }: { label: string; count: number }) {
  if (count === 0) return label;
  return (
    <span className={classes.view}>
      <span>
        {label} <VisuallyHidden component="span">{messages.unread(count)}</VisuallyHidden>
      </span>
      <span className={classes.count} aria-hidden>
        {count}
      </span>
    </span>
  );
}
