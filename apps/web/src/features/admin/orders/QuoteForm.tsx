import { Button, Group, TextInput } from '@mantine/core';
import { useState } from 'react';
import { type ManagedOrder, useQuoteOrder } from './admin-orders.hooks.ts';
import { toCents } from './to-cents.ts';

/** Names the price of a request for a quote; it may be corrected until it is answered. */
export function QuoteForm({ order }: { order: ManagedOrder }) {
  const [dollars, setDollars] = useState(
    order.quotedAmount === null ? '' : (order.quotedAmount / 100).toFixed(2),
  );
  const [error, setError] = useState<string | null>(null);
  const quote = useQuoteOrder();
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        const amount = toCents(dollars);
        if (amount === null) setError('Please enter an amount such as 1250.00');
        else quote.mutate({ id: order.id, amount });
      }}
    >
      <Group gap="xs" align="flex-end">
        <TextInput
          label="Quote in dollars"
          inputMode="decimal"
          placeholder="0.00"
          flex={1}
          value={dollars}
          error={error}
          onChange={(event) => {
            setDollars(event.currentTarget.value);
            setError(null);
          }}
        />
        <Button type="submit" size="md" loading={quote.isPending}>
          {order.quotedAmount === null ? 'Send Quote' : 'Correct Quote'}
        </Button>
      </Group>
    </form>
  );
}
