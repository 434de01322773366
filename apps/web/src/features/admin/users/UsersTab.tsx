import { USER_FILTERS } from '@guildhall/api/console/users/users.schema';
import { Button } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { IconUserPlus } from '@tabler/icons-react';
import { Suspense, useMemo } from 'react';
import { lazyChunk } from '../../../lib/lazy-chunk.ts';
import { useSearchParam } from '../../../lib/useSearchParam.ts';
import { AdminList } from '../shared/AdminList.tsx';
import { ImportLink } from '../shared/ImportLink.tsx';
import { ListToolbar } from '../shared/ListToolbar.tsx';
import { PAGE_LIMIT } from '../shared/pages.ts';
import { useListFilter } from '../shared/useListFilter.ts';
import { BatchBar } from './BatchBar.tsx';
import { BatchProgress } from './BatchProgress.tsx';
import { ColumnsMenu } from './ColumnsMenu.tsx';
import { useColumns } from './columns.ts';
import { MissingNote } from './MissingNote.tsx';
import { useMissingFrom } from './useMissingFrom.ts';
import { FilterChips } from './FilterChips.tsx';
import { SortSelect } from './SortSelect.tsx';
import { useUserOrder } from './user-order.ts';
import { RecentBatches } from './RecentBatches.tsx';
import { shownSelection, useSelection } from './useSelection.ts';
import { type UsersInput, useUsers } from './users.hooks.ts';
import { UsersTable } from './UsersTable.tsx';
import { usersMessages as messages } from './users.messages.ts';

const AddUserDialog = lazyChunk(() =>
  import('./AddUserDialog.tsx').then((module) => ({ default: module.AddUserDialog })),
);

export function UsersTab() {
  const list = useListFilter(USER_FILTERS);
  const { search, filter, isFiltered } = list;
  const missing = useMissingFrom();
  const { order, sortBy } = useUserOrder();
  const { sort, direction } = order;
  const input = useMemo(
    (): UsersInput => ({
      search,
      filter,
      missingFrom: missing.id,
      sort,
      sortOrder: direction,
      limit: PAGE_LIMIT,
    }),
    [search, filter, missing.id, sort, direction],
  );
  const { columns, toggle } = useColumns();
  const users = useUsers(input);
  const selection = useSelection(`${filter} ${missing.id ?? ''} ${search}`);
  const batch = useSearchParam('batch');
  const [isAdding, adding] = useDisclosure(false);
  return (
    <>
      {missing.id !== undefined && <MissingNote id={missing.id} onShowAll={missing.clear} />}
      <FilterChips list={list} missingFrom={missing.id} />
      <ListToolbar text={messages.search} list={list} csv="users" missingFrom={missing.id}>
        <ColumnsMenu columns={columns} onToggle={toggle} />
        <ImportLink label={messages.import} />
        <Button leftSection={<IconUserPlus size={18} aria-hidden />} size="md" onClick={adding.open}>
          {messages.add}
        </Button>
      </ListToolbar>
      {/^\d{1,9}$/.test(batch.value ?? '') && (
        <BatchProgress key={batch.value} id={Number(batch.value)} onClose={batch.clear} />
      )}
      {batch.value === null && <RecentBatches />}
      <AdminList query={users} noun={messages.noun} isFiltered={isFiltered || missing.id !== undefined}>
        {(rows) => (
          <>
            <BatchBar
              users={rows}
              hasMore={users.hasNextPage}
              isDisabled={users.isPlaceholderData}
              selection={shownSelection(selection, rows)}
              matching={{ search, filter, missingFrom: missing.id }}
              onStarted={(id) => batch.set(String(id))}
            />
            <SortSelect order={order} onSort={sortBy} />
            <UsersTable
              users={rows}
              input={input}
              columns={columns}
              order={order}
              onSort={sortBy}
              isSelectable={!users.isPlaceholderData}
              selection={shownSelection(selection, rows)}
            />
          </>
        )}
      </AdminList>
      <Suspense>{isAdding && <AddUserDialog onClose={adding.close} />}</Suspense>
    </>
  );
}
