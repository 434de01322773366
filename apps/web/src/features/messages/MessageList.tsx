import { Stack } from '@mantine/core';
import { IconMail } from '@tabler/icons-react';
import { Children, type ReactNode } from 'react';
import { CardListSkeleton } from '../../ui/CardListSkeleton.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { ErrorState } from '../../ui/ErrorState.tsx';
import { LoadMore, type PagedList } from '../../ui/LoadMore.tsx';
import classes from './MessageRow.module.css';
import { messagesMessages as messages } from './messages.messages.ts';

type Props = {
  list: PagedList & {
    isPending: boolean;
    isError: boolean;
    error: { message: string } | null;
    refetch: () => Promise<unknown>;
  };
  label: string;
  empty: { title: string; text: string };
  /** The next step while the list is empty. */
  action?: ReactNode;
  /** Without a frame, in a pane that has one. */
  isPlain?: boolean;
  /** One item for each message or conversation. */
  children: ReactNode;
};

/** The loading, error and empty states of the three message lists, and their pagination. */
export function MessageList({ list, label, empty, action, isPlain = false, children }: Props) {
  const isEmpty = Children.count(children) === 0;
  if (list.isPending) return <CardListSkeleton label={messages.list.loading} />;
  if (list.isError && isEmpty) {
    return (
      <ErrorState title={messages.list.failed} onRetry={() => void list.refetch()}>
        {list.error?.message}
      </ErrorState>
    );
  }
  if (isEmpty) {
    return (
      <EmptyState icon={IconMail} title={empty.title} action={action}>
        {empty.text}
      </EmptyState>
    );
  }
  return (
    <Stack gap="md">
      <ul className={isPlain ? `${classes.list} ${classes.plain}` : classes.list} aria-label={label}>
        {children}
      </ul>
      <LoadMore list={list} />
    </Stack>
  );
}
