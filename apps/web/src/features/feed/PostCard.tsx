import { Anchor, Card, Group, Text, VisuallyHidden } from '@mantine/core';
import { Suspense, memo, useId, useState } from 'react';
import { Link } from 'react-router-dom';
import { RelativeTime } from '../../ui/RelativeTime.tsx';
import { lazyChunk } from '../../lib/lazy-chunk.ts';
import { paths } from '../../lib/paths.ts';
import { formatJobTitle } from '../../lib/format-job-title.ts';
import { MemberAvatar } from '../../ui/MemberAvatar.tsx';
import { PictureGrid } from '../attachments/PictureGrid.tsx';
import { PostActions } from './PostActions.tsx';
import type { Post } from './post-cache.ts';
import classes from './PostCard.module.css';
import { PostText } from './PostText.tsx';
import { POST_TYPES, displayedType } from './post-types.ts';
import { feedMessages as messages } from './feed.messages.ts';

// Loaded only for members who can edit, delete, report or comment.
const PostMenu = lazyChunk(() => import('./PostMenu.tsx').then((module) => ({ default: module.PostMenu })));
const PostEditor = lazyChunk(() =>
  import('./PostEditor.tsx').then((module) => ({ default: module.PostEditor })),
);
const CommentSection = lazyChunk(() =>
  import('./comments/CommentSection.tsx').then((module) => ({ default: module.CommentSection })),
);

type Props = {
  post: Post;
  isSignedIn: boolean;
  /** Position in the list and its length, -1 while that is unknown. */
  position?: number;
  total?: number;
  /** Opens the comments initially. */
  isOpen?: boolean;
};

export const PostCard = memo(function PostCard({
  post,
  isSignedIn,
  position,
  total,
  isOpen: startsOpen = false,
}: Props) {
  const { author, can } = post;
  const { label, Icon, color } = POST_TYPES[displayedType(post.type)];
  const [isOpen, setOpen] = useState(startsOpen && isSignedIn);
  const [isAsked, setAsked] = useState(false);
  const [isEditing, setEditing] = useState(false);
  const commentsId = useId();
  const nameId = useId();

  return (
    <Card
      component="article"
      tabIndex={-1}
      data-item
      aria-labelledby={nameId}
      aria-posinset={position}
      aria-setsize={total}
    >
      <Group align="flex-start" wrap="nowrap" gap="sm">
        <MemberAvatar name={author.name} avatar={author.avatar} size={44} />
        <div className={classes.author}>
          <Anchor component={Link} to={paths.profile(author.username)} id={nameId} fw={600} c="inherit">
            {author.name}
          </Anchor>
          <Text size="sm" c="dimmed">
            {formatJobTitle(author) || messages.post.author}
          </Text>
          <Text size="sm" c="dimmed">
            <Anchor component={Link} to={paths.post(post.id)} data-key="Enter" c="inherit" fz="inherit">
              <RelativeTime at={post.createdAt} text={post.relativeTime} />
            </Anchor>
            {post.edited && ` · ${messages.post.edited}`}
          </Text>
        </div>
        <Text component="span" c={color} className={classes.type} data-tooltip={label}>
          <Icon size={20} aria-hidden />
          <VisuallyHidden>{label}</VisuallyHidden>
        </Text>
        <Suspense>
          {(can.edit || can.delete || can.report) && <PostMenu post={post} onEdit={() => setEditing(true)} />}
        </Suspense>
      </Group>
      {isEditing ? (
        <Suspense>
          <PostEditor post={post} onDone={() => setEditing(false)} />
        </Suspense>
      ) : (
        <PostText post={post} />
      )}
      <PictureGrid pictures={post.pictures} />
      <PostActions
        post={post}
        isSignedIn={isSignedIn}
        commentsId={commentsId}
        isOpen={isOpen}
        onComment={() => {
          setAsked(true);
          setOpen(!isOpen);
        }}
      />
      <div id={commentsId} hidden={!isOpen}>
        <Suspense>
          {isOpen && <CommentSection post={post} isAsked={isAsked} onClose={() => setOpen(false)} />}
        </Suspense>
      </div>
    </Card>
  );
});
