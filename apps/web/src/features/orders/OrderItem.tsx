import { UnstyledButton } from '@mantine/core';
import { IconChevronDown } from '@tabler/icons-react';
import { useId, useState } from 'react';
import { money } from '../../lib/money.ts';
import { OrderDetail } from './OrderDetail.tsx';
import classes from './OrderItem.module.css';
import { OrderStatusBadge } from './OrderStatusBadge.tsx';
import type { Order } from './orders.hooks.ts';
import { ordersMessages } from './orders.messages.ts';

/** One row per order, which expands into the details. */
export function OrderItem({ order }: { order: Order }) {
  const [isOpen, setOpen] = useState(false);
  const detailId = useId();
  return (
    <>
      <UnstyledButton
        className={classes.line}
        aria-expanded={isOpen}
        aria-controls={detailId}
        onClick={() => setOpen(!isOpen)}
      >
        <span className={classes.words}>
          <span className={classes.service}>{order.serviceName}</span>
          <span className={classes.project}>
            <span>{ordersMessages.number(order.id)}</span> <span aria-hidden>·</span>{' '}
            <span>{order.projectName}</span>
          </span>
        </span>
        <span className={classes.stats}>
          <OrderStatusBadge status={order.status} />
          <span className={classes.amount}>{money(order.totalAmount)}</span>
        </span>
        <IconChevronDown size={20} className={classes.chevron} aria-hidden />
      </UnstyledButton>
      <div id={detailId} hidden={!isOpen}>
        {isOpen && <OrderDetail order={order} />}
      </div>
    </>
  );
}
