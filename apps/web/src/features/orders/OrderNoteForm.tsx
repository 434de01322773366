import { Button, Group, Stack, Textarea } from '@mantine/core';
import { showError } from '../../lib/show-error.ts';
import { trpc } from '../../lib/trpc.ts';
import { useDraft } from '../../lib/useDraft.ts';
import { DraftNote } from '../../ui/DraftNote.tsx';
import { ordersMessages } from './orders.messages.ts';

const { note: messages } = ordersMessages;

type Props = { orderId: number; label: string };

/** Writes on the timeline of an order. */
export function OrderNoteForm({ orderId, label }: Props) {
  const { values, change, draft } = useDraft(`order-note:${orderId}`, { text: '' });
  const utils = trpc.useUtils();
  const write = trpc.orders.write.useMutation({
    onSuccess(timeline) {
      utils.orders.timeline.setData({ id: orderId }, timeline);
      draft.reset();
    },
    onError: showError,
  });
  const text = values.text.trim();
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        if (text !== '') write.mutate({ id: orderId, text });
      }}
    >
      <Stack gap="xs">
        <DraftNote draft={draft} />
        <Textarea
          label={label}
          autosize
          minRows={2}
          maxLength={2_000}
          value={values.text}
          onChange={(event) => change({ text: event.currentTarget.value })}
        />
        <Group>
          <Button type="submit" size="sm" variant="default" loading={write.isPending}>
            {messages.send}
          </Button>
        </Group>
      </Stack>
    </form>
  );
}
