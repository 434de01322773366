import { Button, Group, Text } from '@mantine/core';
import { useId, useState } from 'react';
import { useMoney } from '../../lib/formats.ts';
import classes from './OrderActions.module.css';
import { type Order, useAcceptQuote, useCancelOrder, useDeclineQuote } from './orders.hooks.ts';
import { ordersMessages } from './orders.messages.ts';
import { focusOnMount } from '../../ui/focus-on-mount.ts';

/** Answering a quote or cancelling the order, as far as the server allows. */
export function OrderActions({ order }: { order: Order }) {
  if (order.can.answerQuote && order.quotedAmount !== null) {
    return <QuoteAnswer id={order.id} amount={order.quotedAmount} />;
  }
  return order.can.cancel ? <CancelOrder id={order.id} /> : null;
}

function QuoteAnswer({ id, amount }: { id: number; amount: number }) {
  const money = useMoney();
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

function CancelOrder({ id }: { id: number }) {
  const cancel = useCancelOrder();
  const [isConfirming, setConfirming] = useState(false);
  const questionId = useId();
  const { ask, sure, yes, no } = ordersMessages.cancel;
  if (!isConfirming) {
    return (
      <div>
        <Button variant="default" size="sm" onClick={() => setConfirming(true)}>
          {ask}
        </Button>
      </div>
    );
  }
  return (
    <Group gap="xs">
      <Text fw={500} id={questionId}>
        {sure}
      </Text>
      <Button
        color="red"
        size="sm"
        // The button that had the focus was just removed.
        ref={focusOnMount}
        aria-describedby={questionId}
        loading={cancel.isPending}
        onClick={() => cancel.mutate({ id })}
      >
        {yes}
      </Button>
      <Button variant="default" size="sm" onClick={() => setConfirming(false)}>
        {no}
      </Button>
    </Group>
  );
}
