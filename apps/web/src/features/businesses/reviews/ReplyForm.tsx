import { Stack, Textarea } from '@mantine/core';
import { useEffect, useRef } from 'react';
import { useDraft } from '../../../lib/useDraft.ts';
import { DraftNote } from '../../../ui/DraftNote.tsx';
import type { Review } from '../businesses.types.ts';
import { useReplyToReview } from './reviews.hooks.ts';
import { reviewsMessages } from './reviews.messages.ts';
import { FormActions } from '../../../ui/FormActions.tsx';

const REPLY_MAX = 2_000;

type Props = {
  review: Pick<Review, 'id' | 'reply'>;
  /** It is what the page was opened for, so that it scrolls there. */
  isSought: boolean;
  onDone: () => void;
};

/** The owner's reply to a review, which begins in its field; an empty one deletes it. */
export function ReplyForm({ review, isSought, onDone }: Props) {
  const field = useRef<HTMLTextAreaElement>(null);
  useEffect(() => (isSought ? showAndFocus(field.current) : field.current?.focus()), [isSought]);
  const { values, change, draft } = useDraft(`review-reply:${review.id}`, { text: review.reply ?? '' });
  const { text } = values;
  const reply = useReplyToReview(() => {
    draft.clear();
    onDone();
  });
  const { label, save } = reviewsMessages.reply;
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        reply.mutate({ id: review.id, reply: text });
      }}
    >
      <Stack gap="xs">
        <DraftNote draft={draft} />
        <Textarea
          ref={field}
          label={label}
          maxLength={REPLY_MAX}
          value={text}
          error={reply.error?.message}
          onChange={(event) => change({ text: event.currentTarget.value })}
        />
        <FormActions
          submit={save}
          isPending={reply.isPending}
          isDisabled={text.trim() === (review.reply ?? '')}
          size="sm"
          onCancel={onDone}
        />
      </Stack>
    </form>
  );
}

/** After the focus of the new page; with the review above the field in sight, too. */
function showAndFocus(field: HTMLTextAreaElement | null): () => void {
  const frame = requestAnimationFrame(() =>
    requestAnimationFrame(() => {
      field?.focus({ preventScroll: true });
      field?.closest('article')?.scrollIntoView({ block: 'center' });
    }),
  );
  return () => cancelAnimationFrame(frame);
}
