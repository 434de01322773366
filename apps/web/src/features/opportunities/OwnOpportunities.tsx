import { Stack, Title } from '@mantine/core';
import { trpc } from '../../lib/trpc.ts';
import { ErrorState } from '../../ui/ErrorState.tsx';
import { LoadMore } from '../../ui/LoadMore.tsx';
import { OPPORTUNITIES_PAGE } from './opportunities-page.ts';
import { OpportunityList } from './OpportunityList.tsx';

/** What the member posted; nothing while there is nothing. */
export function OwnOpportunities() {
  const mine = trpc.opportunities.mine.useInfiniteQuery(OPPORTUNITIES_PAGE, {
    getNextPageParam: ({ nextCursor }) => nextCursor,
  });
  const items = mine.data?.pages.flatMap((page) => page.items) ?? [];
  if (mine.isError && items.length === 0)
    return <ErrorState title="Your opportunities could not be loaded" onRetry={() => void mine.refetch()} />;
  if (items.length === 0) return null;
  return (
    <Stack component="section" gap="sm" aria-labelledby="own-opportunities-title">
      <Title order={2} size="h3" id="own-opportunities-title">
        Posted by you
      </Title>
      <OpportunityList items={items} label="Posted by you" />
      <LoadMore list={mine} />
    </Stack>
  );
}
