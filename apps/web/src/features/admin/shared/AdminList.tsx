import { Stack } from '@mantine/core';
import type { ReactNode } from 'react';
import { CardListSkeleton } from '../../../ui/CardListSkeleton.tsx';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { ErrorState } from '../../../ui/ErrorState.tsx';
import { LoadMore, type PagedList } from '../../../ui/LoadMore.tsx';
import { adminMessages as messages } from '../admin.messages.ts';

type Query = PagedList & {
  error: { message: string } | null;
  isPending: boolean;
  isPlaceholderData: boolean;
  refetch: () => unknown;
};

type Props = {
  query: Query;
  count: number;
  /** What the list contains: a lower-case plural. */
  noun: string;
  /** Shown when there is nothing to list. */
  empty?: ReactNode;
  /** Whether a search or filter is active. */
  isFiltered?: boolean;
  children: ReactNode;
};

/** A list of the console with its loading, error and empty states and its pagination. */
export function AdminList({ query, count, noun, empty, isFiltered = true, children }: Props) {
  if (query.isPending) return <CardListSkeleton label={messages.loading(noun)} count={4} />;
  if (query.error && count === 0) {
    return (
      <ErrorState title={messages.failed(noun)} onRetry={() => void query.refetch()}>
        {query.error.message}
      </ErrorState>
    );
  }
  if (count === 0)
    return (
      <EmptyState title={isFiltered ? messages.noMatch.title(noun) : messages.empty(noun)}>
        {isFiltered ? messages.noMatch.text : empty}
      </EmptyState>
    );
  return (
    <Stack gap="md" aria-busy={query.isPlaceholderData}>
      {children}
      <LoadMore list={query} isAutomatic />
    </Stack>
  );
}
