import { Button, Group, Stack, Textarea } from '@mantine/core';
import { useState } from 'react';
import { type ManagedOrder, NEXT, useSetOrderStatus } from './admin-orders.hooks.ts';
import { adminOrdersMessages as messages } from './admin-orders.messages.ts';

/** Moves an order to one of its next statuses, with an optional note to the member. */
export function OrderStatusForm({ order }: { order: ManagedOrder }) {
  const [note, setNote] = useState('');
  const update = useSetOrderStatus();
  return (
    <Stack gap="sm">
      <Textarea
        label={messages.note}
        maxLength={2_000}
        value={note}
        onChange={(event) => setNote(event.currentTarget.value)}
      />
      <Group gap="xs">
        {NEXT[order.status].map((status) => (
          <Button
            key={status}
            {...(status === 'cancelled' ? { variant: 'light', color: 'red' } : {})}
            loading={update.isPending && update.variables?.status === status}
            disabled={update.isPending}
            onClick={() => update.mutate({ id: order.id, status, note })}
          >
            {messages.actions[status]}
          </Button>
        ))}
      </Group>
    </Stack>
  );
}
