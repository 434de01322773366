import { Table } from '@mantine/core';
import '@mantine/core/styles/Table.layer.css';
import { type AdminUser, type UsersInput, useSetUserActive } from './users.hooks.ts';
import { UserRow } from './UserRow.tsx';
import classes from './UsersTable.module.css';

type Props = { users: AdminUser[]; input: UsersInput };

/** Everybody, one line each; on narrow screens each line folds into a block, and the roles keep it a table. */
export function UsersTable({ users, input }: Props) {
  const setActive = useSetUserActive(input);
  return (
    <Table
      role="table"
      aria-label="Users"
      verticalSpacing="sm"
      horizontalSpacing="md"
      className={classes.table ?? ''}
    >
      <Table.Thead role="rowgroup" className={classes.head ?? ''}>
        <Table.Tr role="row">
          <Table.Th role="columnheader">User</Table.Th>
          <Table.Th role="columnheader">Company</Table.Th>
          <Table.Th role="columnheader" className={classes.number ?? ''}>
            Connections
          </Table.Th>
          <Table.Th role="columnheader">Status</Table.Th>
          <Table.Th role="columnheader">Active</Table.Th>
        </Table.Tr>
      </Table.Thead>
      <Table.Tbody role="rowgroup">
        {users.map((user) => (
          <UserRow
            key={user.id}
            user={user}
            onActive={(isActive) => setActive.mutate({ id: user.id, isActive })}
          />
        ))}
      </Table.Tbody>
    </Table>
  );
}
