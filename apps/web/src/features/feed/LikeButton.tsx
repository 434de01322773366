import { Button } from '@mantine/core';
import { IconThumbUp, IconThumbUpFilled } from '@tabler/icons-react';
import { useDialog } from '../../lib/useDialog.ts';
import { useLikePost } from './feed.hooks.ts';
import type { Post } from './post-cache.ts';
import { feedMessages as messages } from './feed.messages.ts';

type Props = { post: Post; isSignedIn: boolean };

/** Updates optimistically; a visitor is asked to sign in. */
export function LikeButton({ post, isSignedIn }: Props) {
  const like = useLikePost(post);
  const dialog = useDialog();
  const Icon = post.liked ? IconThumbUpFilled : IconThumbUp;
  return (
    <Button
      variant={post.liked ? 'light' : 'subtle'}
      color={post.liked ? 'forest' : 'gray'}
      size="sm"
      leftSection={<Icon size={18} aria-hidden />}
      data-key="l"
      aria-pressed={post.liked}
      aria-label={messages.post.like(post.likes)}
      onClick={() => (isSignedIn ? like.mutate({ id: post.id, liked: !post.liked }) : dialog.show('login'))}
    >
      {post.likes}
    </Button>
  );
}
