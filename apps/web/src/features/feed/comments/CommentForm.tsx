import { Button, Group, Textarea } from '@mantine/core';
import { useState } from 'react';
import { COMMENT_MAX } from '@guildhall/api/comments/schema';
import { newIdempotencyKey } from '../../../lib/idempotency.ts';
import type { CurrentUser } from '../../../lib/useViewer.ts';
import { focusOnMount } from '../../../ui/focus-on-mount.ts';
import { useCreateComment } from './comments.hooks.ts';

type Props = { postId: number; viewer: CurrentUser; onClose: () => void };

/** The comment box. Cancel empties it and folds the comments away. */
export function CommentForm({ postId, viewer, onClose }: Props) {
  const [content, setContent] = useState('');
  // One for each text: a text that was refused goes under its key again.
  const [idempotencyKey, setKey] = useState(newIdempotencyKey);
  const change = (text: string) => {
    setKey(newIdempotencyKey());
    setContent(text);
  };
  const create = useCreateComment(postId, viewer, idempotencyKey, {
    onSent: () => setKey(newIdempotencyKey()),
    onRefused: (refused) => (content === '' ? setContent(refused) : setKey(newIdempotencyKey())),
  });
  const isBlank = content.trim() === '';
  const send = () => {
    if (isBlank || create.isPending) return;
    create.mutate({ postId, content: content.trim() });
    setContent('');
  };
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        send();
      }}
    >
      <Textarea
        aria-label="Your comment"
        placeholder="Write a comment..."
        autosize
        minRows={2}
        maxRows={10}
        maxLength={COMMENT_MAX}
        ref={focusOnMount}
        value={content}
        onChange={(event) => change(event.currentTarget.value)}
        onKeyDown={(event) => {
          if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) send();
        }}
      />
      <Group gap="xs" justify="flex-end" mt="xs">
        <Button
          variant="default"
          size="sm"
          onClick={() => {
            setContent('');
            onClose();
          }}
        >
          Cancel
        </Button>
        <Button type="submit" size="sm" disabled={isBlank || create.isPending}>
          Comment
        </Button>
      </Group>
    </form>
  );
}
