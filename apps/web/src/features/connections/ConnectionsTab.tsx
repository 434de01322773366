import { Button } from '@mantine/core';
import { Link } from 'react-router-dom';
import { paths } from '../../lib/paths.ts';
import { type Outputs, trpc } from '../../lib/trpc.ts';
import { CardListSkeleton } from '../../ui/CardListSkeleton.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { PagedItems } from '../../ui/PagedItems.tsx';
import { ConnectionSection } from './ConnectionSection.tsx';
import { connectionsMessages as messages } from './connections.messages.ts';

const PAGE = { limit: 50 };

/** Incoming requests first, then outgoing ones, then the connections. */
export function ConnectionsTab() {
  const list = trpc.connections.list.useInfiniteQuery(PAGE, {
    getNextPageParam: ({ nextCursor }) => nextCursor,
  });
  return (
    <PagedItems
      query={list}
      loading={<CardListSkeleton label={messages.list.loading} />}
      failed={messages.list.failed}
      empty={
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
      }
      gap="xl"
    >
      {(all) => <Sections all={all} />}
    </PagedItems>
  );
}

type Item = Outputs['connections']['list']['items'][number];

function Sections({ all }: { all: Item[] }) {
  const requests = all.filter(({ status }) => status === 'pending');
  return (
    <>
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
    </>
  );
}
