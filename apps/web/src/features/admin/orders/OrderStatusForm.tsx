import { Button, Group, Stack, Textarea } from '@mantine/core';
import { useDraft } from '../../../lib/useDraft.ts';
import { DraftNote } from '../../../ui/DraftNote.tsx';
import { type ManagedOrder, NEXT, useSetOrderStatus } from './admin-orders.hooks.ts';
import { adminOrdersMessages as messages } from './admin-orders.messages.ts';

/** Moves an order to one of its next statuses, with an optional note to the member. */
export function OrderStatusForm({ order }: { order: ManagedOrder }) {
  const { values, change, draft } = useDraft(`order-status:${order.id}`, { note: '' });
  const update = useSetOrderStatus();
  return (
    <Stack gap="sm">
      <DraftNote draft={draft} />
      <Textarea
        label={messages.note}
        maxLength={2_000}
        value={values.note}
        onChange={(event) => change({ note: event.currentTarget.value })}
      />
      <Group gap="xs">
        {NEXT[order.status].map((status) => (
          <Button
            key={status}
            {...(status === 'cancelled' ? { variant: 'light', color: 'red' } : {})}
            loading={update.isPending && update.variables?.status === status}
            disabled={update.isPending}
            onClick={() =>
              update.mutate({ id: order.id, status, note: values.note }, { onSuccess: draft.reset })
            }
          >
            {messages.actions[status]}
          </Button>
        ))}
      </Group>
    </Stack>
  );
}
