import { Button, Group, Text, Textarea } from '@mantine/core';
import { useState } from 'react';
import { POST_MAX, type PostType } from '@guildhall/api/feed/schema';
import { focusOnMount } from '../../ui/focus-on-mount.ts';
import { useCreatePost } from './feed.hooks.ts';
import { KindToggles } from './KindToggles.tsx';
import { PLACEHOLDER } from './post-kinds.ts';
import classes from './PostComposer.module.css';

/** From so many characters before the end on, the rest is counted down. */
const NEARLY_FULL = 300;

/** The opened composer. What was typed stays when posting fails. */
export function PostForm({ onClose }: { onClose: () => void }) {
  const [content, setContent] = useState('');
  const [type, setType] = useState<PostType>('general');
  const create = useCreatePost(onClose);
  const left = POST_MAX - content.length;
  const isReady = content.trim() !== '' && !create.isPending;
  const post = () => {
    if (isReady) create.mutate({ content: content.trim(), type });
  };
  return (
    <form
      className={classes.form}
      onSubmit={(event) => {
        event.preventDefault();
        post();
      }}
    >
      <Textarea
        aria-label="Your post"
        data-key="n"
        placeholder={PLACEHOLDER}
        autosize
        minRows={3}
        maxRows={14}
        maxLength={POST_MAX}
        ref={focusOnMount}
        value={content}
        onChange={(event) => setContent(event.currentTarget.value)}
        onKeyDown={(event) => {
          if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) post();
        }}
      />
      {left <= NEARLY_FULL && (
        <Text size="sm" c="dimmed" mt={4} component="output" display="block">
          {left} characters left
        </Text>
      )}
      <div className={classes.bar}>
        <KindToggles value={type} onChange={setType} />
        <Group gap="xs" ml="auto" wrap="nowrap">
          <Button variant="default" size="sm" onClick={onClose} disabled={create.isPending}>
            Cancel
          </Button>
          <Button type="submit" size="sm" disabled={!isReady}>
            {create.isPending ? 'Posting...' : 'Post'}
          </Button>
        </Group>
      </div>
    </form>
  );
}
