import { Button, Group, Text, Textarea } from '@mantine/core';
import { useState } from 'react';
import { POST_MAX, type PostType } from '@guildhall/api/feed/schema';
import { focusOnMount } from '../../ui/focus-on-mount.ts';
import { useCreatePost } from './feed.hooks.ts';
import { PostTypeToggles } from './PostTypeToggles.tsx';
import classes from './PostComposer.module.css';
import { feedMessages as messages } from './feed.messages.ts';
import { commonMessages } from '../../lib/common.messages.ts';

/** The remaining characters are shown from here on. */
const COUNTDOWN_FROM = 300;

/** The expanded composer. The text is kept when posting fails. */
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
        aria-label={messages.composer.content}
        data-key="n"
        placeholder={messages.composer.placeholder}
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
      {left <= COUNTDOWN_FROM && (
        <Text size="sm" c="dimmed" mt={4} component="output" display="block">
          {messages.composer.charactersLeft(left)}
        </Text>
      )}
      <div className={classes.bar}>
        <PostTypeToggles value={type} onChange={setType} />
        <Group gap="xs" ml="auto" wrap="nowrap">
          <Button variant="default" size="sm" onClick={onClose} disabled={create.isPending}>
            {commonMessages.cancel}
          </Button>
          <Button type="submit" size="sm" disabled={!isReady}>
            {create.isPending ? messages.composer.submitting : messages.composer.submit}
          </Button>
        </Group>
      </div>
    </form>
  );
}
