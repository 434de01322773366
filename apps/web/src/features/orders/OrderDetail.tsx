import { Stack } from '@mantine/core';
import { useFormats } from '../../lib/formats.ts';
import { useLocalDate } from '../../lib/useLocalDate.ts';
import classes from './OrderDetail.module.css';
import { OrderActions } from './OrderActions.tsx';
import { OrderNoteForm } from './OrderNoteForm.tsx';
import { OrderTimeline } from './OrderTimeline.tsx';
import type { Order } from './orders.hooks.ts';
import { ordersMessages } from './orders.messages.ts';

const { details } = ordersMessages;

export function OrderDetail({ order }: { order: Order }) {
  const { longDate } = useFormats();
  const localDate = useLocalDate();
  const { orderDate, desiredCompletionDate, deliveryDate, completedDate } = order;
  return (
    <div className={classes.root}>
      <div className={classes.columns}>
        <dl className={classes.facts}>
          <Fact term={details.orderDate}>{localDate(orderDate)}</Fact>
          <Fact term={details.projectName}>{order.projectName}</Fact>
          <Fact term={details.description}>{order.projectDescription}</Fact>
          {desiredCompletionDate && (
            <Fact term={details.desiredCompletion}>{longDate(desiredCompletionDate)}</Fact>
          )}
          {deliveryDate && !completedDate && (
            <Fact term={details.expectedDelivery}>{longDate(deliveryDate)}</Fact>
          )}
          {completedDate && <Fact term={details.completed}>{localDate(completedDate)}</Fact>}
          <Fact term={details.requirements}>{order.requirements}</Fact>
        </dl>
        <Stack gap="md">
          <OrderTimeline orderId={order.id} />
          <OrderNoteForm orderId={order.id} label={ordersMessages.note.label} />
        </Stack>
      </div>
      <OrderActions order={order} />
    </div>
  );
}

function Fact({ term, children }: { term: string; children: string }) {
  return (
    <div>
      <dt>{term}</dt>
      <dd>{children}</dd>
    </div>
  );
}
