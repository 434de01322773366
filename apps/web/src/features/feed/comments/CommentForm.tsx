import { Button, Group } from '@mantine/core';
import { useState } from 'react';
import { COMMENT_MAX } from '@guildhall/api/comments/schema';
import { newIdempotencyKey } from '../../../lib/idempotency.ts';
import { useDraft } from '../../../lib/useDraft.ts';
import type { CurrentUser } from '../../../lib/useViewer.ts';
import { DraftNote } from '../../../ui/DraftNote.tsx';
import { focusOnMount } from '../../../ui/focus-on-mount.ts';
import { useCreateComment } from './comments.hooks.ts';
import { feedMessages } from '../feed.messages.ts';
import { commonMessages } from '../../../lib/common.messages.ts';
import { MarkdownTextarea } from '../../../ui/composer/MarkdownTextarea.tsx';

type Props = { postId: number; viewer: CurrentUser; onClose: () => void };

const messages = feedMessages.comments;

/** `unsent` is a comment on its way, whose text is kept until the server has it. */
const EMPTY = { content: '', unsent: '' };

/** The comment box. Cancel collapses the comments. */
export function CommentForm({ postId, viewer, onClose }: Props) {
  const { values, change, draft } = useDraft(`comment:${postId}`, EMPTY);
  // One key per text, so that a retry after an error is deduplicated.
  const [idempotencyKey, setKey] = useState(newIdempotencyKey);
  const create = useCreateComment(postId, viewer, idempotencyKey, {
    onSent() {
      setKey(newIdempotencyKey());
      change({ unsent: '' });
    },
    onFailed: () => values.content !== '' && setKey(newIdempotencyKey()),
  });
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
    create.mutate({ postId, content: text.trim() });
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
      <MarkdownTextarea
        aria-label={messages.content}
        placeholder={messages.placeholder}
        autosize
        minRows={2}
        maxRows={10}
        maxLength={COMMENT_MAX}
        ref={focusOnMount}
        value={text}
        onChange={(event) => type(event.currentTarget.value)}
        onKeyDown={(event) => {
          if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) send();
        }}
      />
      <Group gap="xs" justify="flex-end" mt="xs">
        <Button variant="default" size="sm" onClick={onClose}>
          {commonMessages.cancel}
        </Button>
        <Button type="submit" size="sm" disabled={isBlank || create.isPending}>
          {messages.submit}
        </Button>
      </Group>
    </form>
  );
}
