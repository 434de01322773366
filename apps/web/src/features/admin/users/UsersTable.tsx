import { Table } from '@mantine/core';
import type { Column } from './columns.ts';
import { SortHeader } from './SortHeader.tsx';
import type { Order, Sort } from './user-order.ts';
import { type AdminUser, type UsersInput, useSetUserActive } from './users.hooks.ts';
import { UserRow } from './UserRow.tsx';
import type { Selection } from './useSelection.ts';
import classes from './UsersTable.module.css';
import { usersMessages as messages } from './users.messages.ts';

type Props = {
  users: AdminUser[];
  input: UsersInput;
  columns: Column[];
  order: Order;
  onSort: (sort: Sort) => void;
  /** False while the rows are those of the search before. */
  isSelectable: boolean;
  selection: Selection;
};

const { table: labels } = messages;
const SORTS: Partial<Record<Column, Sort>> = {
  company: 'company',
  location: 'location',
  lastSeen: 'lastSeen',
  ends: 'ends',
};

/** The members, a row each. On narrow screens each row folds into a block; the ARIA roles keep the table semantics. */
export function UsersTable({ users, input, columns, order, onSort, isSelectable, selection }: Props) {
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
          <SortHeader label={labels.member} sort="name" order={order} onSort={onSort} />
          {columns.map((column) => {
            const sort = SORTS[column];
            return sort ? (
              <SortHeader key={column} label={labels[column]} sort={sort} order={order} onSort={onSort} />
            ) : (
              <Table.Th key={column} role="columnheader">
                {labels[column]}
              </Table.Th>
            );
          })}
        </Table.Tr>
      </Table.Thead>
      <Table.Tbody role="rowgroup">
        {users.map((user) => (
          <UserRow
            key={user.id}
            user={user}
            columns={columns}
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
