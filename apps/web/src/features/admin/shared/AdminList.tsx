import { Stack } from '@mantine/core';
import type { ReactNode } from 'react';
import { CardListSkeleton } from '../../../ui/CardListSkeleton.tsx';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { ErrorState } from '../../../ui/ErrorState.tsx';
import { LoadMore, type PagedList } from '../../../ui/LoadMore.tsx';

type Query = PagedList & {
  error: { message: string } | null;
  isPending: boolean;
  isPlaceholderData: boolean;
  refetch: () => unknown;
};

type Props = {
  query: Query;
  count: number;
  /** What the list holds, in the plural and in lower case. */
  what: string;
  /** The next step where there is nothing. */
  empty?: ReactNode;
  /** Whether a search or a filter leaves things out, so that other words may find some. */
  isNarrowed?: boolean;
  children: ReactNode;
};

/** A list of the console in all its states, with its further pages. */
export function AdminList({ query, count, what, empty, isNarrowed = true, children }: Props) {
  if (query.isPending) return <CardListSkeleton label={`Loading ${what}...`} count={4} />;
  if (query.error && count === 0) {
    return (
      <ErrorState title={`The ${what} could not be loaded`} onRetry={() => void query.refetch()}>
        {query.error.message}
      </ErrorState>
    );
  }
  if (count === 0)
    return (
      <EmptyState title={isNarrowed ? `No ${what} found` : `No ${what} yet`}>
        {isNarrowed ? 'Try other words, or another filter.' : empty}
      </EmptyState>
    );
  return (
    <Stack gap="md" aria-busy={query.isPlaceholderData}>
      {children}
      <LoadMore list={query} isAutomatic />
    </Stack>
  );
}
