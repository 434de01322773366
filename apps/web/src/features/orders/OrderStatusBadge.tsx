import { Badge } from '@mantine/core';
import type { OrderStatus } from '@guildhall/api/exchange/orders/orders.schema';
import classes from './OrderStatusBadge.module.css';
import { ordersMessages } from './orders.messages.ts';

/** Yellow, blue, green and red, with enough contrast in both color schemes. */
export function OrderStatusBadge({ status }: { status: OrderStatus }) {
  return (
    <Badge variant="light" tt="none" size="lg" className={classes.root ?? ''} mod={{ status }}>
      {ordersMessages.status[status] ?? status}
    </Badge>
  );
}
