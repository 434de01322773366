import { Stack, type StackProps } from '@mantine/core';
import type { ReactNode } from 'react';
import { ErrorState } from './ErrorState.tsx';
import { LoadMore, type PagedList } from './LoadMore.tsx';

/** What an infinite query knows about its items. */
export type ItemsQuery<Item> = Omit<PagedList, 'data'> & {
  data: { pages: { items: Item[] }[] } | undefined;
  error: { message: string } | null;
  isPending: boolean;
  isPlaceholderData: boolean;
  refetch: () => unknown;
};

type Props<Item> = {
  query: ItemsQuery<Item>;
  /** Shown while the first page loads. */
  loading: ReactNode;
  /** Title of the error when not even the first page could be loaded. */
  failed: string;
  /** Shown when there is nothing to list. */
  empty: ReactNode;
  gap?: NonNullable<StackProps['gap']>;
  isAutomatic?: boolean;
  children: (items: Item[]) => ReactNode;
};

/** A paged list: its skeleton, error and empty state, its items, and the way to more of them. */
export function PagedItems<Item>({
  query,
  loading,
  failed,
  empty,
  gap = 'md',
  isAutomatic = false,
  children,
}: Props<Item>) {
  const items = query.data?.pages.flatMap((page) => page.items) ?? [];
  if (query.isPending) return loading;
  if (query.error && items.length === 0) {
    return (
      <ErrorState title={failed} onRetry={() => void query.refetch()}>
        {query.error.message}
      </ErrorState>
    );
  }
  if (items.length === 0) return empty;
  return (
    <Stack gap={gap} aria-busy={query.isPlaceholderData}>
      {children(items)}
      <LoadMore list={query} isAutomatic={isAutomatic} />
    </Stack>
  );
}
