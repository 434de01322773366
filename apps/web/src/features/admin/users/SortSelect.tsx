import { NativeSelect } from '@mantine/core';
import { USER_SORTS } from '@guildhall/api/console/users/users.schema';
import type { Order, Sort } from './user-order.ts';
import { usersMessages as messages } from './users.messages.ts';

type Props = { order: Order; onSort: (sort: Sort) => void };

/** By what the list is sorted, where its headers are not shown. */
export function SortSelect({ order, onSort }: Props) {
  return (
    <NativeSelect
      hiddenFrom="sm"
      mb="sm"
      label={messages.sortLabel}
      data={USER_SORTS.map((value) => ({ value, label: messages.sorts[value] }))}
      value={order.sort}
      onChange={(event) => {
        const sort = USER_SORTS.find((name) => name === event.currentTarget.value);
        if (sort) onSort(sort);
      }}
    />
  );
}
