import { Stack } from '@mantine/core';
import { IconInbox, IconSearch } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { CardListSkeleton } from '../../../ui/CardListSkeleton.tsx';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { type ItemsQuery, PagedItems } from '../../../ui/PagedItems.tsx';
import { adminMessages as messages } from '../admin.messages.ts';

type Props<Item> = {
  query: ItemsQuery<Item>;
  /** What the list contains: a lower-case plural. */
  noun: string;
  /** The title of the empty list; otherwise that there is none of the noun yet. */
  emptyTitle?: string;
  /** Shown below it. */
  empty?: ReactNode;
  /** Whether a search or filter is active. */
  isFiltered?: boolean;
  children: (items: Item[]) => ReactNode;
};

/** A list of the console with its loading, error and empty states and its pagination. */
export function AdminList<Item>({
  query,
  noun,
  emptyTitle = messages.empty(noun),
  empty,
  isFiltered = true,
  children,
}: Props<Item>) {
  return (
    <PagedItems
      query={query}
      loading={<CardListSkeleton label={messages.loading(noun)} count={4} />}
      failed={messages.failed(noun)}
      empty={
        <EmptyState
          icon={isFiltered ? IconSearch : IconInbox}
          title={isFiltered ? messages.noMatch.title(noun) : emptyTitle}
        >
          {isFiltered ? messages.noMatch.text : empty}
        </EmptyState>
      }
      isAutomatic
    >
      {children}
    </PagedItems>
  );
}

type CardsProps<Item> = Omit<Props<Item>, 'children'> & { children: (item: Item) => ReactNode };

/** The same for items that are cards, one below the other. */
export function AdminCards<Item>({ children, ...list }: CardsProps<Item>) {
  return (
    <AdminList {...list}>
      {(items) => (
        <Stack gap="sm" component="ul" p={0} m={0}>
          {items.map(children)}
        </Stack>
      )}
    </AdminList>
  );
}
