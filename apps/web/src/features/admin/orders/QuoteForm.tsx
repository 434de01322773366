import { Button, Group, TextInput } from '@mantine/core';
import { useState } from 'react';
import { useFormats } from '../../../lib/formats.ts';
import { type ManagedOrder, useQuoteOrder } from './admin-orders.hooks.ts';
import { toCents } from './to-cents.ts';
import { adminOrdersMessages as messages } from './admin-orders.messages.ts';

/** Sends the price for a quote request; it can be updated until the member responds. */
export function QuoteForm({ order }: { order: ManagedOrder }) {
  const { currency } = useFormats();
  const [price, setPrice] = useState(
    order.quotedAmount === null ? '' : (order.quotedAmount / 100).toFixed(2),
  );
  const [error, setError] = useState<string | null>(null);
  const quote = useQuoteOrder();
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        const amount = toCents(price);
        if (amount === null) setError(messages.quote.invalid);
        else quote.mutate({ id: order.id, amount });
      }}
    >
      <Group gap="xs" align="flex-end">
        <TextInput
          label={messages.quote.label(currency)}
          inputMode="decimal"
          placeholder={messages.quote.placeholder}
          flex={1}
          value={price}
          error={error}
          onChange={(event) => {
            setPrice(event.currentTarget.value);
            setError(null);
          }}
        />
        <Button type="submit" size="md" loading={quote.isPending}>
          {order.quotedAmount === null ? messages.quote.send : messages.quote.update}
        </Button>
      </Group>
    </form>
  );
}
