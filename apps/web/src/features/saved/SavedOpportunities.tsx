import { Button } from '@mantine/core';
import { IconBookmark } from '@tabler/icons-react';
import { Link } from 'react-router-dom';
import { paths } from '../../lib/paths.ts';
import { trpc } from '../../lib/trpc.ts';
import { CardListSkeleton } from '../../ui/CardListSkeleton.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { PagedItems } from '../../ui/PagedItems.tsx';
import { OPPORTUNITIES_PAGE } from '../opportunities/opportunities-page.ts';
import { OpportunityList } from '../opportunities/OpportunityList.tsx';
import { savedMessages } from './saved.messages.ts';

const messages = savedMessages.opportunities;

/** The opportunities that the member saved, including closed ones. */
export function SavedOpportunities() {
  const saved = trpc.opportunities.saved.useInfiniteQuery(OPPORTUNITIES_PAGE, {
    getNextPageParam: ({ nextCursor }) => nextCursor,
  });
  return (
    <PagedItems
      query={saved}
      loading={<CardListSkeleton label={messages.loading} />}
      failed={messages.failed}
      empty={
        <EmptyState
          icon={IconBookmark}
          title={messages.empty}
          action={
            <Button component={Link} to={paths.opportunities()}>
              {messages.action}
            </Button>
          }
        >
          {messages.text}
        </EmptyState>
      }
      isAutomatic
    >
      {(items) => <OpportunityList items={items} label={messages.label} titleOrder={2} />}
    </PagedItems>
  );
}
