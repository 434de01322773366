import { Button, Stack } from '@mantine/core';
import { Link } from 'react-router-dom';
import { paths } from '../../lib/paths.ts';
import { trpc } from '../../lib/trpc.ts';
import { CardListSkeleton } from '../../ui/CardListSkeleton.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { ErrorState } from '../../ui/ErrorState.tsx';
import { LoadMore } from '../../ui/LoadMore.tsx';
import { ConnectionSection } from './ConnectionSection.tsx';

const PAGE = { limit: 50 };

/** Requests to answer first, then the ones that wait for others, then the network itself. */
export function ConnectionsTab() {
  const list = trpc.connections.list.useInfiniteQuery(PAGE, {
    getNextPageParam: ({ nextCursor }) => nextCursor,
  });
  if (list.isPending) return <CardListSkeleton label="Loading connections..." />;
  if (list.isError) {
    return (
      <ErrorState title="Your connections could not be loaded" onRetry={() => void list.refetch()}>
        {list.error.message}
      </ErrorState>
    );
  }
  const all = list.data.pages.flatMap(({ items }) => items);
  if (all.length === 0) {
    return (
      <EmptyState
        title="No connections yet"
        action={
          <Button component={Link} to={paths.dashboard()}>
            See whom to meet
          </Button>
        }
      >
        Connect with a member you were matched with; your network will stand here.
      </EmptyState>
    );
  }
  const requests = all.filter(({ status }) => status === 'pending');
  return (
    <Stack gap="xl">
      <ConnectionSection
        title="Waiting for your answer"
        items={requests.filter(({ direction }) => direction === 'incoming')}
      />
      <ConnectionSection
        title="Sent by you"
        items={requests.filter(({ direction }) => direction === 'outgoing')}
      />
      <ConnectionSection title="Your network" items={all.filter(({ status }) => status !== 'pending')} />
      <LoadMore list={list} />
    </Stack>
  );
}
