import { Button, Stack } from '@mantine/core';
import { Link } from 'react-router-dom';
import { paths } from '../../lib/paths.ts';
import { trpc } from '../../lib/trpc.ts';
import { CardListSkeleton } from '../../ui/CardListSkeleton.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { ErrorState } from '../../ui/ErrorState.tsx';
import { LoadMore } from '../../ui/LoadMore.tsx';
import { ConnectionSection } from './ConnectionSection.tsx';
import { connectionsMessages as messages } from './connections.messages.ts';

const PAGE = { limit: 50 };

/** Incoming requests first, then outgoing ones, then the connections. */
export function ConnectionsTab() {
  const list = trpc.connections.list.useInfiniteQuery(PAGE, {
    getNextPageParam: ({ nextCursor }) => nextCursor,
  });
  if (list.isPending) return <CardListSkeleton label={messages.list.loading} />;
  if (list.isError) {
    return (
      <ErrorState title={messages.list.failed} onRetry={() => void list.refetch()}>
        {list.error.message}
      </ErrorState>
    );
  }
  const all = list.data.pages.flatMap(({ items }) => items);
  if (all.length === 0) {
    return (
      <EmptyState
        title={messages.empty.title}
        action={
          <Button component={Link} to={paths.dashboard()}>
            {messages.empty.action}
          </Button>
        }
      >
        {messages.empty.text}
      </EmptyState>
    );
  }
  const requests = all.filter(({ status }) => status === 'pending');
  return (
    <Stack gap="xl">
      <ConnectionSection
        title={messages.list.incoming}
        items={requests.filter(({ direction }) => direction === 'incoming')}
      />
      <ConnectionSection
        title={messages.list.outgoing}
        items={requests.filter(({ direction }) => direction === 'outgoing')}
      />
      <ConnectionSection
        title={messages.list.network}
        items={all.filter(({ status }) => status !== 'pending')}
      />
      <LoadMore list={list} />
    </Stack>
  );
}
