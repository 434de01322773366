import { Button, Group, Text } from '@mantine/core';
import { useId, useState } from 'react';
import { money } from '../../lib/money.ts';
import classes from './OrderActions.module.css';
import { type Order, useAcceptQuote, useCancelOrder, useDeclineQuote } from './orders.hooks.ts';
import { ordersMessages } from './orders.messages.ts';

/** The steps that are open to the member: answering a quote, or taking the order back. */
export function OrderActions({ order }: { order: Order }) {
  if (order.can.answerQuote && order.quotedAmount !== null) {
    return <QuoteAnswer id={order.id} amount={order.quotedAmount} />;
  }
  return order.can.cancel ? <CancelOrder id={order.id} /> : null;
}

function QuoteAnswer({ id, amount }: { id: number; amount: number }) {
  const accept = useAcceptQuote();
  const decline = useDeclineQuote();
  const { title, text, accept: yes, decline: no } = ordersMessages.quote;
  return (
    <section className={classes.quote} aria-label={title}>
      <div>
        <Text fw={600}>
          {title}: {money(amount)}
        </Text>
        <Text size="sm">{text}</Text>
      </div>
      <Group gap="xs">
        <Button loading={accept.isPending} disabled={decline.isPending} onClick={() => accept.mutate({ id })}>
          {yes}
        </Button>
        <Button
          variant="default"
          loading={decline.isPending}
          disabled={accept.isPending}
          onClick={() => decline.mutate({ id })}
        >
          {no}
        </Button>
      </Group>
    </section>
  );
}

// The button that had the focus has just gone.
const focusNow = (button: HTMLButtonElement | null) => button?.focus();

function CancelOrder({ id }: { id: number }) {
  const cancel = useCancelOrder();
  const [isAsking, setAsking] = useState(false);
  const sureId = useId();
  const { ask, sure, yes, no } = ordersMessages.cancel;
  if (!isAsking) {
    return (
      <div>
        <Button variant="default" size="sm" onClick={() => setAsking(true)}>
          {ask}
        </Button>
      </div>
    );
  }
  return (
    <Group gap="xs">
      <Text fw={500} id={sureId}>
        {sure}
      </Text>
      <Button
        color="red"
        size="sm"
        ref={focusNow}
        aria-describedby={sureId}
        loading={cancel.isPending}
        onClick={() => cancel.mutate({ id })}
      >
        {yes}
      </Button>
      <Button variant="default" size="sm" onClick={() => setAsking(false)}>
        {no}
      </Button>
    </Group>
  );
}
