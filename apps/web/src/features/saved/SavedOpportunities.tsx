import { Button, Stack } from '@mantine/core';
import { Link } from 'react-router-dom';
import { paths } from '../../lib/paths.ts';
import { trpc } from '../../lib/trpc.ts';
import { CardListSkeleton } from '../../ui/CardListSkeleton.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { ErrorState } from '../../ui/ErrorState.tsx';
import { LoadMore } from '../../ui/LoadMore.tsx';
import { OPPORTUNITIES_PAGE } from '../opportunities/opportunities-page.ts';
import { OpportunityList } from '../opportunities/OpportunityList.tsx';

/** The opportunities that the member keeps, the open and the closed. */
export function SavedOpportunities() {
  const saved = trpc.opportunities.saved.useInfiniteQuery(OPPORTUNITIES_PAGE, {
    getNextPageParam: ({ nextCursor }) => nextCursor,
  });
  const items = saved.data?.pages.flatMap((page) => page.items) ?? [];
  return (
    <Stack gap="md">
      {saved.isPending && <CardListSkeleton label="Loading saved opportunities..." />}
      {saved.isError && items.length === 0 && (
        <ErrorState title="Your saved opportunities could not be loaded" onRetry={() => void saved.refetch()}>
          {saved.error.message}
        </ErrorState>
      )}
      {saved.data && items.length === 0 && (
        <EmptyState
          title="No saved opportunities yet"
          action={
            <Button component={Link} to={paths.dashboard('opportunities')}>
              See opportunities
            </Button>
          }
        >
          Save an opportunity to decide about it later.
        </EmptyState>
      )}
      {items.length > 0 && <OpportunityList items={items} label="Saved opportunities" />}
      <LoadMore list={saved} isAutomatic />
    </Stack>
  );
}
