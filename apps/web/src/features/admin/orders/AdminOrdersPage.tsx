import { NativeSelect, Stack } from '@mantine/core';
import { ordersMessages } from '../../orders/orders.messages.ts';
import { AdminList } from '../shared/AdminList.tsx';
import { ConsolePage } from '../shared/ConsolePage.tsx';
import { itemsOf } from '../shared/pages.ts';
import { useListFilter } from '../shared/useListFilter.ts';
import { AdminOrderCard } from './AdminOrderCard.tsx';
import { useAllOrders } from './admin-orders.hooks.ts';

const NAMES = ['all', 'pending', 'in_progress', 'completed', 'cancelled'] as const;
const FILTERS = NAMES.map((value) => ({
  value,
  label: value === 'all' ? 'All orders' : ordersMessages.status[value],
}));

export function AdminOrdersPage() {
  const { filter, isNarrowed, setFilter } = useListFilter(NAMES, 'all');
  const orders = useAllOrders(filter === 'all' ? undefined : filter);
  const items = itemsOf(orders.data);
  return (
    <ConsolePage title="Orders" description="What members ordered, and where it stands.">
      <NativeSelect
        aria-label="Show"
        data={FILTERS}
        value={filter}
        maw={260}
        mb="md"
        onChange={(event) => setFilter(event.currentTarget.value)}
      />
      <AdminList
        query={orders}
        count={items.length}
        what="orders"
        isNarrowed={isNarrowed}
        empty="Orders of members appear here."
      >
        <Stack gap="sm" component="ul" p={0} m={0}>
          {items.map((order) => (
            <AdminOrderCard key={order.id} order={order} />
          ))}
        </Stack>
      </AdminList>
    </ConsolePage>
  );
}
