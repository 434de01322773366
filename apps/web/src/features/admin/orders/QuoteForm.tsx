import { typedAmount } from '@guildhall/api/ground/settings/typed-amounts.policy';
import { Button, Group, Stack } from '@mantine/core';
import { useState } from 'react';
import { useFormats } from '../../../lib/formats.ts';
import { parseAmount } from '../../../lib/parse-amount.ts';
import { AmountInput } from '../../../ui/AmountInput.tsx';
import { type ManagedOrder, useQuoteOrder } from './admin-orders.hooks.ts';
import { adminOrdersMessages as messages } from './admin-orders.messages.ts';

/** Sends the price for a quote request; it can be updated until the member responds. */
export function QuoteForm({ order }: { order: ManagedOrder }) {
  const formats = useFormats();
  const [price, setPrice] = useState(
    order.quotedAmount === null ? '' : typedAmount(formats, order.quotedAmount),
  );
  const [error, setError] = useState<string | null>(null);
  const quote = useQuoteOrder();
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        const amount = parseAmount(price, formats);
        if (!amount) setError(messages.quote.invalid(typedAmount(formats, 125_000)));
        else quote.mutate({ id: order.id, amount });
      }}
    >
      <Stack gap="xs">
        <AmountInput
          label={messages.quote.label(formats.currency)}
          placeholder={typedAmount(formats, 0)}
          value={price}
          error={error}
          onChange={(event) => {
            setPrice(event.currentTarget.value);
            setError(null);
          }}
        />
        <Group>
          <Button type="submit" size="md" loading={quote.isPending}>
            {order.quotedAmount === null ? messages.quote.send : messages.quote.update}
          </Button>
        </Group>
      </Stack>
    </form>
  );
}
