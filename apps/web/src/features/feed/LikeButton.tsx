import { Button } from '@mantine/core';
import { IconThumbUp, IconThumbUpFilled } from '@tabler/icons-react';
import { useNavigate } from 'react-router-dom';
import { useJoinLink } from '../../lib/useJoinLink.ts';
import { useKeptAction } from '../../lib/useKeptAction.ts';
import { useLikePost } from './feed.hooks.ts';
import type { Post } from './post-cache.ts';
import { feedMessages as messages } from './feed.messages.ts';

type Props = { post: Post; isSignedIn: boolean };

/** Updates optimistically. A visitor is asked to join, and the post is liked afterwards. */
export function LikeButton({ post, isSignedIn }: Props) {
  const like = useLikePost(post);
  const navigate = useNavigate();
  const joinLink = useJoinLink();
  const { id, author, liked, likes } = post;
  useKeptAction('like', String(id), () => {
    if (!liked) like.mutate({ id, liked: true });
  });
  const askToJoin = () => {
    const { to, ...options } = joinLink(
      { reason: 'likePost', name: author.name },
      { dialog: 'either', open: { like: String(id) } },
    );
    void navigate(to, options);
  };
  const Icon = liked ? IconThumbUpFilled : IconThumbUp;
  return (
    <Button
      variant={liked ? 'light' : 'subtle'}
      color={liked ? 'forest' : 'gray'}
      size="sm"
      leftSection={<Icon size={18} aria-hidden />}
      data-key="l"
      aria-pressed={liked}
      aria-label={messages.post.like(likes)}
      onClick={() => (isSignedIn ? like.mutate({ id, liked: !liked }) : askToJoin())}
    >
      {likes}
    </Button>
  );
}
