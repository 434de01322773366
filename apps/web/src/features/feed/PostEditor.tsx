import { Button, Group, Textarea } from '@mantine/core';
import { useState } from 'react';
import { POST_MAX } from '@guildhall/api/feed/schema';
import { focusOnMount } from '../../ui/focus-on-mount.ts';
import { useUpdatePost } from './feed.hooks.ts';
import { KindToggles } from './KindToggles.tsx';
import type { Post } from './post-cache.ts';
import classes from './PostComposer.module.css';

type Props = { post: Post; onDone: () => void };

/** Changes a post in its place. */
export function PostEditor({ post, onDone }: Props) {
  const [content, setContent] = useState(post.content);
  const [type, setType] = useState(post.type);
  const update = useUpdatePost(onDone);
  const isSame = content.trim() === post.content && type === post.type;
  return (
    <form
      className={classes.editor}
      onSubmit={(event) => {
        event.preventDefault();
        update.mutate({ id: post.id, content: content.trim(), type });
      }}
    >
      <Textarea
        aria-label="Your post"
        autosize
        minRows={3}
        maxRows={14}
        maxLength={POST_MAX}
        ref={focusOnMount}
        value={content}
        onChange={(event) => setContent(event.currentTarget.value)}
        onKeyDown={(event) => event.key === 'Escape' && onDone()}
      />
      <div className={classes.bar}>
        <KindToggles value={type} onChange={setType} />
        <Group gap="xs" ml="auto" wrap="nowrap">
          <Button variant="default" size="sm" onClick={onDone} disabled={update.isPending}>
            Cancel
          </Button>
          <Button
            type="submit"
            size="sm"
            loading={update.isPending}
            disabled={isSame || content.trim() === ''}
          >
            Save
          </Button>
        </Group>
      </div>
    </form>
  );
}
