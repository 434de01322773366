import { Button } from '@mantine/core';
import { IconThumbUp, IconThumbUpFilled } from '@tabler/icons-react';
import { useNavigate } from 'react-router-dom';
import { useAuthPath } from '../../lib/useAuthPath.ts';
import { useLikePost } from './feed.hooks.ts';
import type { Post } from './post-cache.ts';
import { feedMessages as messages } from './feed.messages.ts';

type Props = { post: Post; isSignedIn: boolean };

/** Updates optimistically. A visitor is asked to join. */
export function LikeButton({ post, isSignedIn }: Props) {
  const like = useLikePost(post);
  const navigate = useNavigate();
  const authPath = useAuthPath();
  const { liked, likes } = post;
  const Icon = liked ? IconThumbUpFilled : IconThumbUp;
  const toggle = () =>
    isSignedIn
      ? like.mutate({ id: post.id, liked: !liked })
      : void navigate(authPath('register'), { preventScrollReset: true });
  return (
    <Button
      variant={liked ? 'light' : 'subtle'}
      color={liked ? 'forest' : 'gray'}
      size="sm"
      leftSection={<Icon size={18} aria-hidden />}
      data-key="l"
      aria-pressed={liked}
      aria-label={messages.post.like(likes)}
      onClick={toggle}
    >
      {likes}
    </Button>
  );
}
