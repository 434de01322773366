import { Skeleton } from '@mantine/core';
import { IconMail } from '@tabler/icons-react';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { useThreads } from './messages.hooks.ts';
import { messagesMessages } from './messages.messages.ts';
import classes from './MessageRow.module.css';
import { ThreadRow } from './ThreadRow.tsx';

const { title, text } = messagesMessages.empty;

/** To whom the member wrote, while nobody has written to them. */
export function StartedConversations({ shown }: { shown: number }) {
  const { data, isPending } = useThreads('conversations');
  if (isPending) return <Skeleton height={64} />;
  const threads = data?.pages[0]?.items ?? [];
  if (threads.length === 0) {
    return (
      <EmptyState icon={IconMail} title={title} headingOrder={3}>
        {text}
      </EmptyState>
    );
  }
  return (
    <ul className={`${classes.list} ${classes.plain}`}>
      {threads.slice(0, shown).map((thread) => (
        <ThreadRow key={thread.id} thread={thread} />
      ))}
    </ul>
  );
}
