import { Box, Stack } from '@mantine/core';
import { ordersMessages } from '../../orders/orders.messages.ts';
import { AdminList } from '../shared/AdminList.tsx';
import { ConsolePage } from '../shared/ConsolePage.tsx';
import { itemsOf } from '../shared/pages.ts';
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
  const items = itemsOf(orders.data);
  return (
    <ConsolePage title={messages.title} description={messages.description}>
      <Box maw={260} mb="md">
        <FilterSelect list={list} labels={FILTER_LABELS} />
      </Box>
      <AdminList
        query={orders}
        count={items.length}
        noun={messages.noun}
        isFiltered={isFiltered}
        empty={messages.empty}
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
