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
import { savedMessages } from './saved.messages.ts';

const messages = savedMessages.opportunities;

/** The opportunities that the member saved, including closed ones. */
export function SavedOpportunities() {
  const saved = trpc.opportunities.saved.useInfiniteQuery(OPPORTUNITIES_PAGE, {
    getNextPageParam: ({ nextCursor }) => nextCursor,
  });
  const items = saved.data?.pages.flatMap((page) => page.items) ?? [];
  return (
    <Stack gap="md">
      {saved.isPending && <CardListSkeleton label={messages.loading} />}
      {saved.isError && items.length === 0 && (
        <ErrorState title={messages.failed} onRetry={() => void saved.refetch()}>
          {saved.error.message}
        </ErrorState>
      )}
      {saved.data && items.length === 0 && (
        <EmptyState
          title={messages.empty}
          action={
            <Button component={Link} to={paths.dashboard('opportunities')}>
              {messages.action}
            </Button>
          }
        >
          {messages.text}
        </EmptyState>
      )}
      {items.length > 0 && <OpportunityList items={items} label={messages.label} />}
      <LoadMore list={saved} isAutomatic />
    </Stack>
  );
}
