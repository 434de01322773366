import { Table } from '@mantine/core';
import '@mantine/core/styles/Table.layer.css';
import { type AdminUser, type UsersInput, useSetUserActive } from './users.hooks.ts';
import { UserRow } from './UserRow.tsx';
import classes from './UsersTable.module.css';

type Props = { users: AdminUser[]; input: UsersInput };

/** Everybody, one line each. */
export function UsersTable({ users, input }: Props) {
  const setActive = useSetUserActive(input);
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls sideways, also by keyboard
    <div className={classes.frame} role="region" aria-label="Users" tabIndex={0}>
      <Table verticalSpacing="sm" horizontalSpacing="md" className={classes.table ?? ''}>
        <Table.Thead>
          <Table.Tr>
            <Table.Th>User</Table.Th>
            <Table.Th>Active</Table.Th>
            <Table.Th>Company</Table.Th>
            <Table.Th className={classes.number ?? ''}>Connections</Table.Th>
            <Table.Th>Status</Table.Th>
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {users.map((user) => (
            <UserRow
              key={user.id}
              user={user}
              onActive={(isActive) => setActive.mutate({ id: user.id, isActive })}
            />
          ))}
        </Table.Tbody>
      </Table>
    </div>
  );
}
