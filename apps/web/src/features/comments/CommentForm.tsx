import { Button, Group } from '@mantine/core';
import { useState } from 'react';
import { COMMENT_MAX } from '@guildhall/api/publishing/comments/comments.schema';
import { newIdempotencyKey } from '../../lib/idempotency.ts';
import { useDraft } from '../../lib/useDraft.ts';
import type { CurrentUser } from '../../lib/useViewer.ts';
import { DraftNote } from '../../ui/DraftNote.tsx';
import { useHydrated } from '../../lib/useHydrated.ts';
import { focusOnMount } from '../../ui/focus-on-mount.ts';
import type { CommentSubject } from './comment-subject.ts';
import { type Comment, useCreateComment } from './comments.hooks.ts';
import { commentsMessages as messages } from './comments.messages.ts';
import { commonMessages } from '../../lib/common.messages.ts';
import { MentionTextarea } from '../mentions/MentionTextarea.tsx';
import { isSendKey } from '../../lib/keys.ts';

type Props = {
  subject: CommentSubject;
  /** The comment that is answered, if any. */
  answered?: Comment;
  viewer: CurrentUser;
  /** It was opened to write. */
  takesFocus: boolean;
  /** Cancel is offered where there is something to collapse. */
  onClose?: () => void;
};

/** Ids of posts and articles may be equal. */
const draftOf = ({ type, id }: CommentSubject) =>
  type === 'post' ? `comment:${id}` : `article-comment:${id}`;

/** `unsent` is a comment that is being sent: its text stays in the draft until the server has stored it. */
const EMPTY = { content: '', unsent: '' };

/** The box for a comment or a reply. Cancel collapses the comments, or the box of a reply. */
export function CommentForm({ subject, answered, viewer, takesFocus, onClose }: Props) {
  const isHydrated = useHydrated();
  const { values, change, draft } = useDraft(answered ? `reply:${answered.id}` : draftOf(subject), EMPTY);
  // One key per text, so that a retry after an error is deduplicated.
  const [idempotencyKey, setKey] = useState(newIdempotencyKey);
  const create = useCreateComment(
    { subject, answered, viewer, idempotencyKey },
    {
      onSent() {
        setKey(newIdempotencyKey());
        change({ unsent: '' });
        if (answered) onClose?.();
      },
      onFailed: () => values.content !== '' && setKey(newIdempotencyKey()),
    },
  );
  const { content, unsent } = values;
  // A comment that failed, or that a closed tab left behind, comes back above what was typed since.
  const text = create.isPending ? content : [unsent, content].filter((part) => part !== '').join('\n\n');
  const isBlank = text.trim() === '';
  const type = (typed: string) => {
    setKey(newIdempotencyKey());
    change({ content: typed, unsent: create.isPending ? unsent : '' });
  };
  const send = () => {
    if (isBlank || create.isPending) return;
    create.mutate({ content: text.trim(), ...(answered && { parentId: answered.id }) });
    change({ content: '', unsent: text });
  };
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        send();
      }}
    >
      <DraftNote draft={draft} />
      <MentionTextarea
        aria-label={answered ? messages.yourReply(answered.author.name) : messages.content}
        placeholder={answered ? messages.replyPlaceholder : messages.placeholder}
        autosize
        minRows={2}
        maxRows={10}
        maxLength={COMMENT_MAX}
        // Such a page is rendered by the server; what is typed before hydration would be lost.
        readOnly={!isHydrated}
        ref={takesFocus ? focusOnMount : undefined}
        value={text}
        onChange={type}
        onKeyDown={(event) => {
          if (isSendKey(event.nativeEvent)) send();
        }}
      />
      <Group gap="xs" justify="flex-end" mt="xs">
        {onClose && (
          <Button variant="default" size="sm" onClick={onClose}>
            {commonMessages.cancel}
          </Button>
        )}
        <Button type="submit" size="sm" disabled={isBlank || create.isPending}>
          {answered ? messages.reply : messages.submit}
        </Button>
      </Group>
    </form>
  );
}
