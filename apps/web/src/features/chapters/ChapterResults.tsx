import { IconSearch, IconUsersGroup } from '@tabler/icons-react';
import { CardListSkeleton } from '../../ui/CardListSkeleton.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { PagedItems } from '../../ui/PagedItems.tsx';
import { ChapterCard } from './ChapterCard.tsx';
import type { ChapterListItem, useChapters } from './chapters.hooks.ts';
import { chaptersMessages as messages } from './chapters.messages.ts';

type Props = {
  query: ReturnType<typeof useChapters>;
  search: string;
  /** Chapters that are listed above it. */
  above: ChapterListItem[];
};

/** The chapters that a search found; all of them without one. */
export function ChapterResults({ query, search, above }: Props) {
  const listed = new Set(above.map(({ id }) => id));
  const isSearch = search !== '';
  return (
    <PagedItems
      query={query}
      loading={<CardListSkeleton label={messages.loading} />}
      failed={messages.failed}
      empty={
        <EmptyState
          icon={isSearch ? IconSearch : IconUsersGroup}
          title={isSearch ? messages.notFound.title(search) : messages.none.title}
        >
          {isSearch ? messages.notFound.text : messages.none.text}
        </EmptyState>
      }
      isAutomatic
    >
      {(items) =>
        items
          .filter(({ id }) => !listed.has(id))
          .map((chapter) => <ChapterCard key={chapter.id} chapter={chapter} />)
      }
    </PagedItems>
  );
}
