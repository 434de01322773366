import { Anchor, Card, Group, Text, VisuallyHidden } from '@mantine/core';
import { Suspense, memo, useId, useState } from 'react';
import { Link } from 'react-router-dom';
import { RelativeTime } from '../../ui/RelativeTime.tsx';
import { lazyChunk } from '../../lib/lazy-chunk.ts';
import { paths } from '../../lib/paths.ts';
import { formatJobTitle } from '../../lib/format-job-title.ts';
import { MemberAvatar } from '../../ui/MemberAvatar.tsx';
import { PictureGrid } from '../attachments/PictureGrid.tsx';
import type { Preview } from '../previews/usePreviews.ts';
import { PostActions } from './PostActions.tsx';
import type { Post } from './post-cache.ts';
import classes from './PostCard.module.css';
import { PostText } from './PostText.tsx';
import { POST_TYPES, displayedType } from './post-types.ts';
import { feedMessages as messages } from './feed.messages.ts';

// Loaded only for posts that link to a page, and for members who can edit, delete, report or comment.
const PostMenu = lazyChunk(() => import('./PostMenu.tsx').then((module) => ({ default: module.PostMenu })));
const PostEditor = lazyChunk(() =>
  import('./PostEditor.tsx').then((module) => ({ default: module.PostEditor })),
);
const LinkPreview = lazyChunk(() =>
  import('../previews/LinkPreview.tsx').then((module) => ({ default: module.LinkPreview })),
);
const PostComments = lazyChunk(() =>
  import('./PostComments.tsx').then((module) => ({ default: module.PostComments })),
);

type Props = {
  post: Post;
  /** The page of this community that it links to first. */
  preview: Preview | undefined;
  isSignedIn: boolean;
  /** Position in the list and its length, -1 while that is unknown. */
  position?: number;
  total?: number;
  /** Opens the comments initially. */
  isOpen?: boolean;
};

export const PostCard = memo(function PostCard({
  post,
  preview,
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
          <div className={classes.head}>
            <Anchor component={Link} to={paths.profile(author.username)} id={nameId} fw={600} c="inherit">
              {author.name}
            </Anchor>
            <Text component="span" size="sm" c="dimmed" className={classes.age}>
              <Anchor component={Link} to={paths.post(post.id)} data-key="Enter" c="inherit" fz="inherit">
                <RelativeTime at={post.createdAt} text={post.relativeTime} />
              </Anchor>
              {post.edited && ` · ${messages.post.edited}`}
            </Text>
            <Text component="span" size="sm" c={color} className={classes.type} data-tooltip={label}>
              <Icon size={16} aria-hidden />
              {post.type === 'general' ? <VisuallyHidden>{label}</VisuallyHidden> : label}
            </Text>
          </div>
          <Text size="sm" c="dimmed">
            {formatJobTitle(author) || messages.post.author}
          </Text>
        </div>
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
      {preview && !isEditing && (
        <Suspense>
          <LinkPreview preview={preview} />
        </Suspense>
      )}
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
          {isOpen && <PostComments post={post} isAsked={isAsked} onClose={() => setOpen(false)} />}
        </Suspense>
      </div>
    </Card>
  );
});
