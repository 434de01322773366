import { Button, Card } from '@mantine/core';
import { IconBriefcase } from '@tabler/icons-react';
import { Link } from 'react-router-dom';
import { paths } from '../../lib/paths.ts';
import { trpc } from '../../lib/trpc.ts';
import { CardListSkeleton } from '../../ui/CardListSkeleton.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { PagedItems } from '../../ui/PagedItems.tsx';
import rows from '../../ui/WaitingRow.module.css';
import { OPPORTUNITIES_PAGE } from './opportunities-page.ts';
import { YourApplication } from './YourApplication.tsx';
import { yourOpportunitiesMessages } from './your-opportunities.messages.ts';

const messages = yourOpportunitiesMessages.applications;

/** What the member applied to, last first, and how each application stands. */
export function YourApplications() {
  const list = trpc.opportunities.applications.mine.useInfiniteQuery(OPPORTUNITIES_PAGE, {
    getNextPageParam: ({ nextCursor }) => nextCursor,
  });
  return (
    <PagedItems
      query={list}
      loading={<CardListSkeleton label={messages.loading} />}
      failed={messages.failed}
      empty={
        <EmptyState
          icon={IconBriefcase}
          title={messages.none.title}
          action={
            <Button component={Link} to={paths.opportunities()}>
              {messages.none.action}
            </Button>
          }
        >
          {messages.none.text}
        </EmptyState>
      }
      isAutomatic
    >
      {(items) => (
        <Card padding={0}>
          <ul className={rows.list} aria-label={messages.title}>
            {items.map((opportunity) => (
              <YourApplication key={opportunity.id} opportunity={opportunity} />
            ))}
          </ul>
        </Card>
      )}
    </PagedItems>
  );
}
