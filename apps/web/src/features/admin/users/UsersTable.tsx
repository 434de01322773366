import { Table } from '@mantine/core';
import { type AdminUser, type UsersInput, useSetUserActive } from './users.hooks.ts';
import { UserRow } from './UserRow.tsx';
import type { Selection } from './useSelection.ts';
import classes from './UsersTable.module.css';
import { usersMessages as messages } from './users.messages.ts';

type Props = {
  users: AdminUser[];
  input: UsersInput;
  /** False while the rows are those of the search before. */
  isSelectable: boolean;
  selection: Selection;
};

const { table: labels } = messages;

/** The members, a row each. On narrow screens each row folds into a block; the ARIA roles keep the table semantics. */
export function UsersTable({ users, input, isSelectable, selection }: Props) {
  const setActive = useSetUserActive(input);
  return (
    <Table
      role="table"
      aria-label={labels.label}
      verticalSpacing="sm"
      horizontalSpacing="md"
      className={classes.table ?? ''}
    >
      <Table.Thead role="rowgroup" className={classes.head ?? ''}>
        <Table.Tr role="row">
          <Table.Th role="columnheader">{labels.member}</Table.Th>
          <Table.Th role="columnheader">{labels.company}</Table.Th>
          <Table.Th role="columnheader" className={classes.number ?? ''}>
            {labels.connections}
          </Table.Th>
          <Table.Th role="columnheader">{labels.status}</Table.Th>
          <Table.Th role="columnheader">{labels.active}</Table.Th>
        </Table.Tr>
      </Table.Thead>
      <Table.Tbody role="rowgroup">
        {users.map((user) => (
          <UserRow
            key={user.id}
            user={user}
            isSelected={selection.has(user.id)}
            isFixed={selection.isAll || !isSelectable}
            onSelect={() => selection.toggle(user.id)}
            onActive={(isActive) => setActive.mutate({ id: user.id, isActive })}
          />
        ))}
      </Table.Tbody>
    </Table>
  );
}
