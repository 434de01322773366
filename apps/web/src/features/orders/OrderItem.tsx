import { UnstyledButton } from '@mantine/core';
import { IconChevronDown } from '@tabler/icons-react';
import { useEffect, useId, useRef, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useMoney } from '../../lib/formats.ts';
import { OrderDetail } from './OrderDetail.tsx';
import classes from './OrderItem.module.css';
import { OrderStatusBadge } from './OrderStatusBadge.tsx';
import type { Order } from './orders.hooks.ts';
import { ordersMessages } from './orders.messages.ts';

/** One row per order, which expands into the details; the one that the URL names is open. */
export function OrderItem({ order }: { order: Order }) {
  const money = useMoney();
  const [search] = useSearchParams();
  const isTarget = search.get('order') === String(order.id);
  const [choice, setChoice] = useState<boolean | null>(null);
  const isOpen = choice ?? isTarget;
  const line = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (!isTarget) return;
    line.current?.focus({ preventScroll: true });
    line.current?.scrollIntoView({ block: 'center' });
  }, [isTarget]);
  const detailId = useId();
  return (
    <>
      <UnstyledButton
        className={classes.line}
        ref={line}
        aria-expanded={isOpen}
        aria-controls={detailId}
        onClick={() => setChoice(!isOpen)}
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
