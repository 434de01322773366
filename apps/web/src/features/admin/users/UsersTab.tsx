import { USER_FILTERS } from '@guildhall/api/console/users/users.schema';
import { Button } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { IconUserPlus } from '@tabler/icons-react';
import { useMemo } from 'react';
import { useSearchParam } from '../../../lib/useSearchParam.ts';
import { AdminList } from '../shared/AdminList.tsx';
import { ImportLink } from '../shared/ImportLink.tsx';
import { ListToolbar } from '../shared/ListToolbar.tsx';
import { PAGE_LIMIT } from '../shared/pages.ts';
import { useListFilter } from '../shared/useListFilter.ts';
import { AddUserDialog } from './AddUserDialog.tsx';
import { BatchBar } from './BatchBar.tsx';
import { BatchProgress } from './BatchProgress.tsx';
import { shownSelection, useSelection } from './useSelection.ts';
import { type UsersInput, useUsers } from './users.hooks.ts';
import { UsersTable } from './UsersTable.tsx';
import { usersMessages as messages } from './users.messages.ts';

export function UsersTab() {
  const list = useListFilter(USER_FILTERS);
  const { search, filter, isFiltered } = list;
  const input = useMemo((): UsersInput => ({ search, filter, limit: PAGE_LIMIT }), [search, filter]);
  const users = useUsers(input);
  const selection = useSelection(`${filter} ${search}`);
  const batch = useSearchParam('batch');
  const [isAdding, adding] = useDisclosure(false);
  return (
    <>
      <ListToolbar text={messages.search} list={list} filters={messages.filters} csv="users">
        <ImportLink label={messages.import} />
        <Button leftSection={<IconUserPlus size={18} aria-hidden />} size="md" onClick={adding.open}>
          {messages.add}
        </Button>
      </ListToolbar>
      {/^\d{1,9}$/.test(batch.value ?? '') && (
        <BatchProgress key={batch.value} id={Number(batch.value)} onClose={batch.clear} />
      )}
      <AdminList query={users} noun={messages.noun} isFiltered={isFiltered}>
        {(rows) => (
          <>
            <BatchBar
              users={rows}
              hasMore={users.hasNextPage}
              isDisabled={users.isPlaceholderData}
              selection={shownSelection(selection, rows)}
              matching={{ search, filter }}
              onStarted={(id) => batch.set(String(id))}
            />
            <UsersTable
              users={rows}
              input={input}
              isSelectable={!users.isPlaceholderData}
              selection={shownSelection(selection, rows)}
            />
          </>
        )}
      </AdminList>
      {isAdding && <AddUserDialog onClose={adding.close} />}
    </>
  );
}
