import { Stack, VisuallyHidden } from '@mantine/core';
import { Suspense } from 'react';
import { lazyChunk } from '../../../lib/lazy-chunk.ts';
import { ErrorState } from '../../../ui/ErrorState.tsx';
import { LoadMore } from '../../../ui/LoadMore.tsx';
import { directoryMessages } from './directory.messages.ts';
import type { DirectoryFilter } from '../businesses.types.ts';
import { BusinessGrid } from './BusinessGrid.tsx';
import { DirectorySkeleton } from './DirectorySkeleton.tsx';
import { type Facets, useDirectory } from './directory.hooks.ts';

// Behind a search, or where nothing is found.
const NoBusinesses = lazyChunk(() =>
  import('./NoBusinesses.tsx').then((module) => ({ default: module.NoBusinesses })),
);
const SimilarBusinesses = lazyChunk(() =>
  import('./SimilarBusinesses.tsx').then((module) => ({ default: module.SimilarBusinesses })),
);

type Props = { filter: DirectoryFilter; facets: Facets | undefined; onClear: () => void };

/** The businesses that match the filter, and those that come close. */
export function DirectoryResults({ filter, facets, onClear }: Props) {
  const list = useDirectory(filter);
  const { title, failed } = directoryMessages;
  if (list.isLoading) return <DirectorySkeleton />;
  if (list.isError && list.businesses.length === 0) {
    return (
      <ErrorState title={failed} onRetry={() => void list.refetch()}>
        {list.error.message}
      </ErrorState>
    );
  }
  const { businesses, similar } = list;
  return (
    <Stack gap="xl">
      {businesses.length > 0 && (
        <Stack gap="md">
          {/* The tabs show it. */}
          <VisuallyHidden component="output">
            {facets ? totalOf(facets, filter, businesses.length) : null}
          </VisuallyHidden>
          <BusinessGrid businesses={businesses} label={title} isBusy={list.isPlaceholderData} />
          <LoadMore list={list} />
        </Stack>
      )}
      {similar.length > 0 && (
        <Suspense>
          <SimilarBusinesses
            businesses={similar}
            isAlone={businesses.length === 0}
            isBusy={list.isPlaceholderData}
          />
        </Suspense>
      )}
      {businesses.length + similar.length === 0 && (
        <Suspense>
          <NoBusinesses filter={filter} onClear={onClear} />
        </Suspense>
      )}
    </Stack>
  );
}

function totalOf({ tabs, cap, atLeast }: Facets, { tab }: DirectoryFilter, shown: number): string {
  const total = Math.max(tabs[tab ?? 'all'], shown);
  const words = directoryMessages.total(total);
  return total >= cap || atLeast.includes('tab') ? directoryMessages.atLeast(words) : words;
}
