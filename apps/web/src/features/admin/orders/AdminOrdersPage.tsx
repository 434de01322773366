import { Box } from '@mantine/core';
import { ordersMessages } from '../../orders/orders.messages.ts';
import { AdminCards } from '../shared/AdminList.tsx';
import { ConsolePage } from '../shared/ConsolePage.tsx';
import { useListFilter } from '../shared/useListFilter.ts';
import { AdminOrderCard } from './AdminOrderCard.tsx';
import { useAllOrders } from './admin-orders.hooks.ts';
import { FilterSelect } from '../shared/ListToolbar.tsx';
import { adminOrdersMessages as messages } from './admin-orders.messages.ts';

const FILTERS = ['all', 'pending', 'in_progress', 'completed', 'cancelled'] as const;
const FILTER_LABELS = { all: messages.all, ...ordersMessages.status };

export function AdminOrdersPage() {
  const list = useListFilter(FILTERS);
  const { filter, isFiltered } = list;
  const orders = useAllOrders(filter === 'all' ? undefined : filter);
  return (
    <ConsolePage title={messages.title} description={messages.description}>
      <Box maw={260} mb="md">
        <FilterSelect list={list} labels={FILTER_LABELS} />
      </Box>
      <AdminCards query={orders} noun={messages.noun} isFiltered={isFiltered} empty={messages.empty}>
        {(order) => <AdminOrderCard key={order.id} order={order} />}
      </AdminCards>
    </ConsolePage>
  );
}
