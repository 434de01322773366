import { Button, Container } from '@mantine/core';
import { IconUsers } from '@tabler/icons-react';
import { Link } from 'react-router-dom';
import { PageHead } from '../../../lib/PageHead.tsx';
import { paths } from '../../../lib/paths.ts';
import { trpc } from '../../../lib/trpc.ts';
import { CardListSkeleton } from '../../../ui/CardListSkeleton.tsx';
import divided from '../../../ui/DividedList.module.css';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { PagedItems } from '../../../ui/PagedItems.tsx';
import { PageHeader } from '../../../ui/PageHeader.tsx';
import { VisitorItem } from './VisitorItem.tsx';
import { visitorsMessages as messages } from './visitors.messages.ts';

/** The guests of a member, the newest first, each with the steps that they took. */
export function VisitorsPage() {
  const list = trpc.events.visitors.list.useInfiniteQuery(
    {},
    { getNextPageParam: ({ nextCursor }) => nextCursor },
  );
  const { title, description, empty } = messages;
  return (
    <Container size="md" py="xl">
      <PageHead title={title} description={description} noIndex />
      <PageHeader title={title} description={description} />
      <PagedItems
        query={list}
        loading={<CardListSkeleton label={messages.loading} />}
        failed={messages.failed}
        empty={
          <EmptyState
            icon={IconUsers}
            title={empty.title}
            action={
              <Button component={Link} to={paths.events()}>
                {empty.action}
              </Button>
            }
          >
            {empty.text}
          </EmptyState>
        }
      >
        {(visitors) => (
          <ul className={`${divided.list} ${divided.rows}`} aria-label={title}>
            {visitors.map((visitor) => (
              <li key={visitor.guestId}>
                <VisitorItem visitor={visitor} />
              </li>
            ))}
          </ul>
        )}
      </PagedItems>
    </Container>
  );
}
