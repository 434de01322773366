import { Stack, Text } from '@mantine/core';
import { useFormats, useMoney } from '../../../lib/formats.ts';
import { OrderNoteForm } from '../../orders/OrderNoteForm.tsx';
import { OrderTimeline } from '../../orders/OrderTimeline.tsx';
import classes from './AdminOrderCard.module.css';
import { type ManagedOrder, NEXT } from './admin-orders.hooks.ts';
import { OrderStatusForm } from './OrderStatusForm.tsx';
import { QuoteForm } from './QuoteForm.tsx';
import { adminOrdersMessages as messages } from './admin-orders.messages.ts';

const { details: labels } = messages;

/** What the member ordered, the timeline and the next step. */
export function OrderDetails({ order }: { order: ManagedOrder }) {
  const { longDate } = useFormats();
  const money = useMoney();
  const canQuote = order.status === 'pending' && order.totalAmount === 0;
  return (
    <div className={classes.details}>
      <dl className={classes.facts}>
        <div>
          <dt>{labels.description}</dt>
          <dd>{order.projectDescription}</dd>
        </div>
        <div>
          <dt>{labels.requirements}</dt>
          <dd>{order.requirements}</dd>
        </div>
        {order.desiredCompletionDate && (
          <div>
            <dt>{labels.desiredCompletion}</dt>
            <dd>{longDate(order.desiredCompletionDate)}</dd>
          </div>
        )}
        {order.quotedAmount !== null && (
          <div>
            <dt>{labels.quoted}</dt>
            <dd>{money(order.quotedAmount)}</dd>
          </div>
        )}
      </dl>
      <Stack gap="lg">
        {canQuote && <QuoteForm order={order} />}
        {NEXT[order.status].length > 0 ? (
          <OrderStatusForm key={order.status} order={order} />
        ) : (
          <Text c="dimmed">{labels.closed}</Text>
        )}
        <OrderTimeline orderId={order.id} memberWrote={messages.wrote(order.member.firstName)} />
        <OrderNoteForm orderId={order.id} label={messages.writeTo(order.member.firstName)} />
      </Stack>
    </div>
  );
}
