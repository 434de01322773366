import { Badge } from '@mantine/core';
import type { OrderStatus } from './orders.hooks.ts';
import { ordersMessages } from './orders.messages.ts';

const COLORS: Partial<Record<OrderStatus, string>> = {
  pending: 'yellow',
  in_progress: 'blue',
  completed: 'green',
  cancelled: 'red',
};

export function OrderStatusBadge({ status }: { status: OrderStatus }) {
  return (
    <Badge color={COLORS[status] ?? 'gray'} variant="light" tt="none" size="lg">
      {ordersMessages.status[status]}
    </Badge>
  );
}
