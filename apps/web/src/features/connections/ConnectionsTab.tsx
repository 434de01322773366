import { Box, Button, Group, NativeSelect, Stack } from '@mantine/core';
import { IconUsers } from '@tabler/icons-react';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { paths } from '../../lib/paths.ts';
import { type Inputs, type Outputs, trpc } from '../../lib/trpc.ts';
import { CardListSkeleton } from '../../ui/CardListSkeleton.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { type ItemsQuery, PagedItems } from '../../ui/PagedItems.tsx';
import { SearchInput } from '../../ui/SearchInput.tsx';
import { ConnectionSection } from './ConnectionSection.tsx';
import { connectionsMessages as messages } from './connections.messages.ts';

const PAGE_SIZE = 50;
/** Fewer are found at a glance. */
const SEARCHABLE = 6;

type Sort = NonNullable<Inputs['connections']['list']['sort']>;
const SORTS: Sort[] = ['newest', 'name'];

/** Incoming requests first, then outgoing ones, then the connections. */
export function ConnectionsTab() {
  const [search, setSearch] = useState('');
  const [sort, setSort] = useState<Sort>('newest');
  const list = trpc.connections.list.useInfiniteQuery(
    { limit: PAGE_SIZE, sort, ...(search !== '' && { search }) },
    { getNextPageParam: ({ nextCursor }) => nextCursor, placeholderData: (before) => before },
  );
  const hasSearch = search !== '' || (list.data?.pages[0]?.items.length ?? 0) >= SEARCHABLE;
  return (
    <Stack gap="md">
      {hasSearch && (
        <Group gap="sm">
          <Box flex="1 1 220px">
            <SearchInput
              aria-label={messages.list.search}
              placeholder={messages.list.search}
              value={search}
              onSearch={setSearch}
            />
          </Box>
          <NativeSelect
            aria-label={messages.list.sorts.label}
            data={SORTS.map((value) => ({ value, label: messages.list.sorts[value] }))}
            value={sort}
            onChange={({ currentTarget: { value } }) => setSort(value === 'name' ? 'name' : 'newest')}
          />
        </Group>
      )}
      <Connections list={list} isSearched={search !== ''} />
    </Stack>
  );
}

type Item = Outputs['connections']['list']['items'][number];

function Connections({ list, isSearched }: { list: ItemsQuery<Item>; isSearched: boolean }) {
  const { nothing } = messages.list;
  return (
    <PagedItems
      query={list}
      loading={<CardListSkeleton label={messages.list.loading} />}
      failed={messages.list.failed}
      empty={
        isSearched ? (
          <EmptyState icon={IconUsers} title={nothing.title}>
            {nothing.text}
          </EmptyState>
        ) : (
          <EmptyState
            icon={IconUsers}
            title={messages.empty.title}
            action={
              <Button component={Link} to={paths.dashboard()}>
                {messages.empty.action}
              </Button>
            }
          >
            {messages.empty.text}
          </EmptyState>
        )
      }
      gap="xl"
    >
      {(all) => <Sections all={all} />}
    </PagedItems>
  );
}

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
