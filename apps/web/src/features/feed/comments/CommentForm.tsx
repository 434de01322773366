import { Button, Group, Textarea } from '@mantine/core';
import { useState } from 'react';
import { COMMENT_MAX } from '@guildhall/api/comments/schema';
import { newIdempotencyKey } from '../../../lib/idempotency.ts';
import type { CurrentUser } from '../../../lib/useViewer.ts';
import { focusOnMount } from '../../../ui/focus-on-mount.ts';
import { useCreateComment } from './comments.hooks.ts';
import { feedMessages } from '../feed.messages.ts';
import { commonMessages } from '../../../lib/common.messages.ts';

type Props = { postId: number; viewer: CurrentUser; onClose: () => void };

const messages = feedMessages.comments;

/** The comment box. Cancel empties it and collapses the comments. */
export function CommentForm({ postId, viewer, onClose }: Props) {
  const [content, setContent] = useState('');
  // One key per text, so that a retry after an error is deduplicated.
  const [idempotencyKey, setKey] = useState(newIdempotencyKey);
  const change = (text: string) => {
    setKey(newIdempotencyKey());
    setContent(text);
  };
  const create = useCreateComment(postId, viewer, idempotencyKey, {
    onSent: () => setKey(newIdempotencyKey()),
    onFailed: (unsent) => (content === '' ? setContent(unsent) : setKey(newIdempotencyKey())),
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
        aria-label={messages.content}
        placeholder={messages.placeholder}
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
          {commonMessages.cancel}
        </Button>
        <Button type="submit" size="sm" disabled={isBlank || create.isPending}>
          {messages.submit}
        </Button>
      </Group>
    </form>
  );
}
