import { Button } from '@mantine/core';
import { IconThumbUp, IconThumbUpFilled } from '@tabler/icons-react';
import { useState } from 'react';
import { toast } from '../../lib/toast.ts';
import { useLikePost } from './feed.hooks.ts';
import type { Post } from './post-cache.ts';
import { feedMessages as messages } from './feed.messages.ts';

type Props = { post: Post; isSignedIn: boolean };

/** Updates optimistically. A visitor's like stays on this page, with an invitation to sign in. */
export function LikeButton({ post, isSignedIn }: Props) {
  const like = useLikePost(post);
  const [isLikedHere, setLikedHere] = useState(false);
  const liked = isSignedIn ? post.liked : isLikedHere;
  const likes = post.likes + (!isSignedIn && isLikedHere ? 1 : 0);
  const Icon = liked ? IconThumbUpFilled : IconThumbUp;
  const toggle = () => {
    if (isSignedIn) return like.mutate({ id: post.id, liked: !liked });
    setLikedHere(!liked);
    if (!liked) toast(messages.post.signInToLike);
  };
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
