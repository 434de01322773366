import { Button } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { IconUserPlus } from '@tabler/icons-react';
import { useMemo } from 'react';
import { AdminList } from '../shared/AdminList.tsx';
import { ListTools } from '../shared/ListTools.tsx';
import { PAGE_LIMIT, itemsOf } from '../shared/pages.ts';
import { useListFilter } from '../shared/useListFilter.ts';
import { AddUserDialog } from './AddUserDialog.tsx';
import { type UsersInput, useUsers } from './users.hooks.ts';
import { UsersTable } from './UsersTable.tsx';

const FILTERS = [
  { value: 'all', label: 'All users' },
  { value: 'active', label: 'Active' },
  { value: 'inactive', label: 'Inactive' },
  { value: 'admins', label: 'Administrators' },
];
const NAMES = ['all', 'active', 'inactive', 'admins'] as const;

export function UsersTab() {
  const { search, filter, isNarrowed, setSearch, setFilter } = useListFilter(NAMES, 'all');
  const input = useMemo((): UsersInput => ({ search, filter, limit: PAGE_LIMIT }), [search, filter]);
  const users = useUsers(input);
  const [isAdding, adding] = useDisclosure(false);
  const rows = itemsOf(users.data);
  return (
    <>
      <ListTools
        label="Search users by name, email or company"
        placeholder="Search users..."
        search={search}
        onSearch={setSearch}
        filter={filter}
        filters={FILTERS}
        onFilter={setFilter}
        csv="users"
      >
        <Button leftSection={<IconUserPlus size={18} aria-hidden />} size="md" onClick={adding.open}>
          Add User
        </Button>
      </ListTools>
      <AdminList query={users} count={rows.length} what="users" isNarrowed={isNarrowed}>
        <UsersTable users={rows} input={input} />
      </AdminList>
      {isAdding && <AddUserDialog onClose={adding.close} />}
    </>
  );
}
