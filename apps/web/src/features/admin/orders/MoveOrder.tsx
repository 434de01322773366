import { Button, Group, Stack, Textarea } from '@mantine/core';
import { useState } from 'react';
import { type ManagedOrder, NEXT, type OrderStatus, useSetOrderStatus } from './admin-orders.hooks.ts';

const ACTIONS: Record<OrderStatus, string> = {
  pending: 'Back to pending',
  in_progress: 'Start work',
  completed: 'Mark as completed',
  cancelled: 'Cancel order',
};

/** The steps that are open to an order, with a word to the member. */
export function MoveOrder({ order }: { order: ManagedOrder }) {
  const [note, setNote] = useState('');
  const move = useSetOrderStatus();
  return (
    <Stack gap="sm">
      <Textarea
        label="Note to the member (optional)"
        maxLength={2_000}
        value={note}
        onChange={(event) => setNote(event.currentTarget.value)}
      />
      <Group gap="xs">
        {NEXT[order.status].map((status) => (
          <Button
            key={status}
            {...(status === 'cancelled' ? { variant: 'light', color: 'red' } : {})}
            loading={move.isPending && move.variables?.status === status}
            disabled={move.isPending}
            onClick={() => move.mutate({ id: order.id, status, note })}
          >
            {ACTIONS[status]}
          </Button>
        ))}
      </Group>
    </Stack>
  );
}
