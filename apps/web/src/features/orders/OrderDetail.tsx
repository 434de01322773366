import { longDate } from '../../lib/dates.ts';
import classes from './OrderDetail.module.css';
import { OrderActions } from './OrderActions.tsx';
import { OrderTimeline } from './OrderTimeline.tsx';
import type { Order } from './orders.hooks.ts';

export function OrderDetail({ order }: { order: Order }) {
  const { orderDate, desiredCompletionDate, deliveryDate, completedDate } = order;
  return (
    <div className={classes.root}>
      <div className={classes.columns}>
        <dl className={classes.facts}>
          <Fact term="Order Date">{longDate(orderDate)}</Fact>
          <Fact term="Project Name">{order.projectName}</Fact>
          <Fact term="Description">{order.projectDescription}</Fact>
          {desiredCompletionDate && <Fact term="Desired Completion">{longDate(desiredCompletionDate)}</Fact>}
          {deliveryDate && !completedDate && <Fact term="Expected Delivery">{longDate(deliveryDate)}</Fact>}
          {completedDate && <Fact term="Completed">{longDate(completedDate)}</Fact>}
          <Fact term="Additional Requirements">{order.requirements}</Fact>
        </dl>
        <OrderTimeline orderId={order.id} />
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
