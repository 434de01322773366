import { Button, Text } from '@mantine/core';
import { IconBriefcase, IconSearch } from '@tabler/icons-react';
import { keepPreviousData } from '@tanstack/react-query';
import { Suspense } from 'react';
import { lazyChunk } from '../../lib/lazy-chunk.ts';
import { trpc } from '../../lib/trpc.ts';
import { CardListSkeleton } from '../../ui/CardListSkeleton.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { PagedItems } from '../../ui/PagedItems.tsx';
import { OpportunityTeasers } from './OpportunityTeasers.tsx';
import {
  CHOICES,
  type FilterChange,
  type OpportunityFilter,
  SWITCHES,
  chosenOf,
  pageOf,
} from './opportunity-filter.ts';
import { opportunitiesPageMessages } from './opportunities-page.messages.ts';
import { opportunitiesMessages } from './opportunities.messages.ts';

// For visitors.
const MembersOnly = lazyChunk(() =>
  import('./MembersOnly.tsx').then((module) => ({ default: module.MembersOnly })),
);

const NothingFits = lazyChunk(() =>
  import('./NothingFits.tsx').then((module) => ({ default: module.NothingFits })),
);

const messages = opportunitiesPageMessages.page;

const CLEARED: FilterChange = Object.fromEntries(
  ['search', 'saved', ...CHOICES, ...SWITCHES].map((name) => [name, '']),
);

type Props = { filter: OpportunityFilter; onChange: (change: FilterChange) => void };

/** The opportunities that match the filter. */
export function FoundOpportunities({ filter, onChange }: Props) {
  const list = trpc.opportunities.search.useInfiniteQuery(pageOf(filter), {
    getNextPageParam: ({ nextCursor }) => nextCursor,
    placeholderData: keepPreviousData,
  });
  const similar = list.data?.pages.at(-1)?.similar ?? [];
  const isFiltered = filter.search !== undefined || chosenOf(filter) > 0;
  const membersOnly = list.data?.pages[0]?.membersOnly ?? 0;
  const clearButton = isFiltered && (
    <Button variant="default" onClick={() => onChange(CLEARED)}>
      {messages.clear}
    </Button>
  );
  const nothing = (
    <EmptyState
      icon={isFiltered ? IconSearch : IconBriefcase}
      title={isFiltered ? messages.none.title : opportunitiesMessages.empty.title}
      action={clearButton}
    >
      {isFiltered ? messages.none.text : opportunitiesMessages.empty.text}
    </EmptyState>
  );
  return (
    <>
      <PagedItems
        query={list}
        loading={<CardListSkeleton label={opportunitiesMessages.loading} />}
        failed={opportunitiesMessages.failed}
        empty={
          filter.fits ? (
            <Suspense>
              <NothingFits clearButton={clearButton}>{nothing}</NothingFits>
            </Suspense>
          ) : (
            nothing
          )
        }
        isAutomatic
      >
        {(items) => (
          <>
            {list.data?.pages[0]?.isSimilar && (
              <Text component="output" size="sm" c="dimmed">
                {messages.similar(filter.search ?? '')}
              </Text>
            )}
            <OpportunityTeasers items={items} label={opportunitiesMessages.title} />
            {similar.length > 0 && (
              <>
                <Text component="h2" size="sm" c="dimmed">
                  {messages.alsoSimilar}
                </Text>
                <OpportunityTeasers items={similar} label={messages.alsoSimilar} />
              </>
            )}
          </>
        )}
      </PagedItems>
      {membersOnly > 0 && (
        <Suspense>
          <MembersOnly count={membersOnly} />
        </Suspense>
      )}
    </>
  );
}
