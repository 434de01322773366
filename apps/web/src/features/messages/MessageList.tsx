import { Stack } from '@mantine/core';
import { Children, type ReactNode } from 'react';
import { CardListSkeleton } from '../../ui/CardListSkeleton.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { ErrorState } from '../../ui/ErrorState.tsx';
import { LoadMore, type PagedList } from '../../ui/LoadMore.tsx';
import classes from './MessageRow.module.css';

type Props = {
  list: PagedList & {
    isPending: boolean;
    isError: boolean;
    error: { message: string } | null;
    refetch: () => Promise<unknown>;
  };
  label: string;
  empty: { title: string; text: string };
  /** One item for each message or conversation. */
  children: ReactNode;
};

/** What the three lists of messages have in common: waiting, failing, being empty, going on. */
export function MessageList({ list, label, empty, children }: Props) {
  const isEmpty = Children.count(children) === 0;
  if (list.isPending) return <CardListSkeleton label="Loading messages..." />;
  if (list.isError && isEmpty) {
    return (
      <ErrorState title="Your messages could not be loaded" onRetry={() => void list.refetch()}>
        {list.error?.message}
      </ErrorState>
    );
  }
  if (isEmpty) return <EmptyState title={empty.title}>{empty.text}</EmptyState>;
  return (
    <Stack gap="md">
      <ul className={classes.list} aria-label={label}>
        {children}
      </ul>
      <LoadMore list={list} />
    </Stack>
  );
}
