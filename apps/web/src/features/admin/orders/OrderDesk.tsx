import { Stack, Text } from '@mantine/core';
import { longDate } from '../../../lib/dates.ts';
import { money } from '../../../lib/money.ts';
import { OrderTimeline } from '../../orders/OrderTimeline.tsx';
import classes from './AdminOrderCard.module.css';
import { type ManagedOrder, NEXT } from './admin-orders.hooks.ts';
import { MoveOrder } from './MoveOrder.tsx';
import { QuoteForm } from './QuoteForm.tsx';

/** Everything that the member asked for, what happened since, and the next step. */
export function OrderDesk({ order }: { order: ManagedOrder }) {
  const canQuote = order.status === 'pending' && order.totalAmount === 0;
  return (
    <div className={classes.desk}>
      <dl className={classes.facts}>
        <div>
          <dt>Description</dt>
          <dd>{order.projectDescription}</dd>
        </div>
        <div>
          <dt>Additional Requirements</dt>
          <dd>{order.requirements}</dd>
        </div>
        {order.desiredCompletionDate && (
          <div>
            <dt>Desired Completion</dt>
            <dd>{longDate(order.desiredCompletionDate)}</dd>
          </div>
        )}
        {order.quotedAmount !== null && (
          <div>
            <dt>Quoted</dt>
            <dd>{money(order.quotedAmount)}</dd>
          </div>
        )}
      </dl>
      <Stack gap="lg">
        {canQuote && <QuoteForm order={order} />}
        {NEXT[order.status].length > 0 ? (
          <MoveOrder key={order.status} order={order} />
        ) : (
          <Text c="dimmed">This order is closed.</Text>
        )}
        <OrderTimeline orderId={order.id} />
      </Stack>
    </div>
  );
}
