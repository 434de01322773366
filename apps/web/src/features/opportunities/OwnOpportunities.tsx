import { Stack, Title } from '@mantine/core';
import { trpc } from '../../lib/trpc.ts';
import { ErrorState } from '../../ui/ErrorState.tsx';
import { LoadMore } from '../../ui/LoadMore.tsx';
import { OPPORTUNITIES_PAGE } from './opportunities-page.ts';
import { OpportunityList } from './OpportunityList.tsx';
import { opportunitiesMessages as messages } from './opportunities.messages.ts';

/** The opportunities that the member posted; hidden while there are none. */
export function OwnOpportunities() {
  const mine = trpc.opportunities.mine.useInfiniteQuery(OPPORTUNITIES_PAGE, {
    getNextPageParam: ({ nextCursor }) => nextCursor,
  });
  const items = mine.data?.pages.flatMap((page) => page.items) ?? [];
  if (mine.isError && items.length === 0)
    return <ErrorState title={messages.own.failed} onRetry={() => void mine.refetch()} />;
  if (items.length === 0) return null;
  return (
    <Stack component="section" gap="sm" aria-labelledby="own-opportunities-title">
      <Title order={2} size="h3" id="own-opportunities-title">
        {messages.own.title}
      </Title>
      <OpportunityList items={items} label={messages.own.title} />
      <LoadMore list={mine} />
    </Stack>
  );
}
