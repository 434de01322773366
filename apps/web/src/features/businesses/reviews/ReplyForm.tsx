import { Button, Group, Stack, Textarea } from '@mantine/core';
import { useState } from 'react';
import type { Review } from '../businesses.types.ts';
import { useReplyToReview } from './reviews.hooks.ts';
import { reviewsMessages } from './reviews.messages.ts';

const REPLY_MAX = 2_000;

type Props = { review: Pick<Review, 'id' | 'reply'>; onDone: () => void };

/** The owner's answer to a review; an emptied one is taken back. */
export function ReplyForm({ review, onDone }: Props) {
  const [text, setText] = useState(review.reply ?? '');
  const reply = useReplyToReview(onDone);
  const { label, save } = reviewsMessages.reply;
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        reply.mutate({ id: review.id, reply: text });
      }}
    >
      <Stack gap="xs">
        <Textarea
          label={label}
          maxLength={REPLY_MAX}
          value={text}
          error={reply.error?.message}
          onChange={(event) => setText(event.currentTarget.value)}
        />
        <Group gap="xs" justify="flex-end">
          <Button variant="default" size="sm" onClick={onDone}>
            Cancel
          </Button>
          <Button
            type="submit"
            size="sm"
            loading={reply.isPending}
            disabled={text.trim() === (review.reply ?? '')}
          >
            {save}
          </Button>
        </Group>
      </Stack>
    </form>
  );
}
