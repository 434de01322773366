import { IconBriefcase } from '@tabler/icons-react';
import { trpc } from '../../lib/trpc.ts';
import { CardListSkeleton } from '../../ui/CardListSkeleton.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { PagedItems } from '../../ui/PagedItems.tsx';
import { OPPORTUNITIES_PAGE } from './opportunities-page.ts';
import { OpportunityList } from './OpportunityList.tsx';
import { yourOpportunitiesMessages } from './your-opportunities.messages.ts';
import { opportunitiesMessages as messages } from './opportunities.messages.ts';

const { none } = yourOpportunitiesMessages;

/** Everything that the member posted, with its applications. */
export function YourOpportunities() {
  const mine = trpc.opportunities.mine.useInfiniteQuery(OPPORTUNITIES_PAGE, {
    getNextPageParam: ({ nextCursor }) => nextCursor,
  });
  return (
    <PagedItems
      query={mine}
      loading={<CardListSkeleton label={messages.loading} />}
      failed={messages.own.failed}
      empty={
        <EmptyState icon={IconBriefcase} title={none.title}>
          {none.text}
        </EmptyState>
      }
      isAutomatic
    >
      {(items) => <OpportunityList items={items} label={messages.own.title} titleOrder={2} />}
    </PagedItems>
  );
}
