import { Button, Card, Group, Text, Textarea, UnstyledButton } from '@mantine/core';
import { useState } from 'react';
import { POST_MAX, type PostType } from '@guildhall/api/feed/schema';
import type { CurrentUser } from '../../app/useViewer.ts';
import { MemberAvatar } from '../../ui/MemberAvatar.tsx';
import { useCreatePost } from './feed.hooks.ts';
import { KindToggles } from './KindToggles.tsx';
import classes from './PostComposer.module.css';

const PLACEHOLDER = 'Share an opportunity, achievement, or insight...';
/** From so many characters before the end on, the rest is counted down. */
const NEARLY_FULL = 300;

type Props = { viewer: CurrentUser };

/** One line that opens into a form. What was typed stays when posting fails. */
export function PostComposer({ viewer }: Props) {
  const [isOpen, setOpen] = useState(false);
  const [content, setContent] = useState('');
  const [type, setType] = useState<PostType>('general');

  const reset = () => {
    setContent('');
    setType('general');
    setOpen(false);
  };
  const create = useCreatePost(reset);
  const left = POST_MAX - content.length;
  const isReady = content.trim() !== '' && !create.isPending;
  const post = () => {
    if (isReady) create.mutate({ content: content.trim(), type });
  };

  return (
    <Card component="section" aria-label="New post" padding="md">
      <Group align="flex-start" wrap="nowrap" gap="sm">
        <MemberAvatar {...viewer} size={44} />
        {isOpen ? (
          <form
            className={classes.form}
            onSubmit={(event) => {
              event.preventDefault();
              post();
            }}
          >
            <Textarea
              aria-label="Your post"
              placeholder={PLACEHOLDER}
              autosize
              minRows={3}
              maxRows={14}
              maxLength={POST_MAX}
              autoFocus
              value={content}
              onChange={(event) => setContent(event.currentTarget.value)}
              onKeyDown={(event) => {
                if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) post();
              }}
            />
            {left <= NEARLY_FULL && (
              <Text size="sm" c="dimmed" mt={4} role="status">
                {left} characters left
              </Text>
            )}
            <div className={classes.bar}>
              <KindToggles value={type} onChange={setType} />
              <Group gap="xs" ml="auto" wrap="nowrap">
                <Button variant="default" size="sm" onClick={reset} disabled={create.isPending}>
                  Cancel
                </Button>
                <Button type="submit" size="sm" disabled={!isReady}>
                  {create.isPending ? 'Posting...' : 'Post'}
                </Button>
              </Group>
            </div>
          </form>
        ) : (
          <UnstyledButton className={classes.closed} onClick={() => setOpen(true)}>
            {PLACEHOLDER}
          </UnstyledButton>
        )}
      </Group>
    </Card>
  );
}
