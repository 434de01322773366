import { ActionIcon, Button, Group } from '@mantine/core';
import { IconBookmark, IconBookmarkFilled, IconMessageCircle, IconShare3 } from '@tabler/icons-react';
import { Link } from 'react-router-dom';
import { useJoinLink } from '../../lib/useJoinLink.ts';
import { paths } from '../../lib/paths.ts';
import { useBookmarkPost } from './feed.hooks.ts';
import { LikeButton } from './LikeButton.tsx';
import type { Post } from './post-cache.ts';
import classes from './PostCard.module.css';
import { useSharePost } from './useSharePost.ts';
import { feedMessages as messages } from './feed.messages.ts';

type Props = { post: Post; isSignedIn: boolean; commentsId: string; isOpen: boolean; onComment: () => void };

/** Like, comment, share and bookmark. */
export function PostActions({ post, isSignedIn, commentsId, isOpen, onComment }: Props) {
  const sharePost = useSharePost(post);
  const joinLink = useJoinLink();
  const comment = {
    variant: isOpen ? 'light' : 'subtle',
    color: 'gray',
    size: 'sm',
    leftSection: <IconMessageCircle size={18} aria-hidden />,
    'aria-label': messages.post.comment(post.comments),
  };
  return (
    <Group gap={4} className={classes.actions}>
      <LikeButton post={post} isSignedIn={isSignedIn} />
      {isSignedIn ? (
        <Button {...comment} aria-expanded={isOpen} aria-controls={commentsId} onClick={onComment}>
          {post.comments}
        </Button>
      ) : (
        <Button
          {...comment}
          component={Link}
          {...joinLink(
            { reason: 'comment', name: post.author.name },
            { dialog: 'either', at: paths.post(post.id) },
          )}
        >
          {post.comments}
        </Button>
      )}
      <Button
        variant="subtle"
        color="gray"
        size="sm"
        leftSection={<IconShare3 size={18} aria-hidden />}
        aria-label={messages.post.share(post.shares)}
        onClick={() => void sharePost()}
      >
        {post.shares}
      </Button>
      {isSignedIn && <BookmarkButton post={post} />}
    </Group>
  );
}

function BookmarkButton({ post }: { post: Post }) {
  const bookmark = useBookmarkPost(post);
  const Icon = post.bookmarked ? IconBookmarkFilled : IconBookmark;
  return (
    <ActionIcon
      variant={post.bookmarked ? 'light' : 'subtle'}
      color={post.bookmarked ? 'brass' : 'gray'}
      size={36}
      className={classes.bookmark ?? ''}
      aria-label={messages.post.bookmark}
      data-tooltip={post.bookmarked ? messages.post.unsaveTooltip : messages.post.saveTooltip}
      aria-pressed={post.bookmarked}
      onClick={() => bookmark.mutate({ id: post.id, bookmarked: !post.bookmarked })}
    >
      <Icon size={18} aria-hidden />
    </ActionIcon>
  );
}
