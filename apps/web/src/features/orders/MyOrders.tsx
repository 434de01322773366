import { Card, Stack, Title } from '@mantine/core';
import { ErrorState } from '../../ui/ErrorState.tsx';
import { LoadMore } from '../../ui/LoadMore.tsx';
import blocks from '../../ui/blocks.module.css';
import { OrderItem } from './OrderItem.tsx';
import { useMyOrders } from './orders.hooks.ts';
import { ordersMessages } from './orders.messages.ts';

/** The member's orders, newest first; hidden before the first order. */
export function MyOrders() {
  const list = useMyOrders();
  if (list.isError && !list.data) {
    return (
      <ErrorState title={ordersMessages.failed} onRetry={() => void list.refetch()}>
        {list.error.message}
      </ErrorState>
    );
  }
  const orders = list.data?.pages.flatMap(({ items }) => items) ?? [];
  if (orders.length === 0) return null;
  return (
    <Stack component="section" gap="md" aria-labelledby="my-orders">
      <Title order={2} id="my-orders" tabIndex={-1}>
        {ordersMessages.title}
      </Title>
      <Card padding={0}>
        <ul className={blocks.rows}>
          {orders.map((order) => (
            <li key={order.id}>
              <OrderItem order={order} />
            </li>
          ))}
        </ul>
      </Card>
      <LoadMore list={list} />
    </Stack>
  );
}
