import { Table, UnstyledButton } from '@mantine/core';
import { IconArrowDown, IconArrowUp } from '@tabler/icons-react';
import classes from './SortHeader.module.css';
import type { Order, Sort } from './user-order.ts';

type Props = { label: string; sort: Sort; order: Order; onSort: (sort: Sort) => void };

/** The header of a column that the list can be sorted by: again turns the order round. */
export function SortHeader({ label, sort, order, onSort }: Props) {
  const isSorted = order.sort === sort;
  const isAscending = order.direction === 'asc';
  const Arrow = isAscending ? IconArrowUp : IconArrowDown;
  return (
    <Table.Th
      role="columnheader"
      aria-sort={isSorted ? (isAscending ? 'ascending' : 'descending') : 'none'}
      className={classes.root ?? ''}
    >
      <UnstyledButton className={classes.button ?? ''} onClick={() => onSort(sort)}>
        {label} {isSorted && <Arrow size={16} aria-hidden />}
      </UnstyledButton>
    </Table.Th>
  );
}
