import { Anchor, Skeleton, Stack, Text } from '@mantine/core';
import { useViewer } from '../../../lib/useViewer.ts';
import { ErrorState } from '../../../ui/ErrorState.tsx';
import type { Post } from '../post-cache.ts';
import { CommentForm } from './CommentForm.tsx';
import { CommentThread } from './CommentThread.tsx';
import { threadsOf } from './comment-threads.ts';
import { useComments } from './comments.hooks.ts';
import classes from './CommentSection.module.css';
import { feedMessages } from '../feed.messages.ts';

type Props = {
  post: Post;
  /** The member asked for the comments, and the page did not open with them. */
  isAsked: boolean;
  onClose: () => void;
};

const messages = feedMessages.comments;

/** The comment box and the comments below it. */
export function CommentSection({ post, isAsked, onClose }: Props) {
  const { viewer } = useViewer();
  const { data, isPending, error, refetch, hasNextPage, fetchNextPage, isFetchingNextPage } = useComments(
    post.id,
  );
  const comments = data?.pages.flatMap(({ items }) => items) ?? [];
  return (
    <section className={classes.root} aria-label={messages.heading(post.author.name)}>
      {viewer && <CommentForm postId={post.id} viewer={viewer} takesFocus={isAsked} onClose={onClose} />}
      {isPending && post.comments > 0 && (
        <Stack gap={8} aria-busy="true">
          <Skeleton height={14} width="30%" />
          <Skeleton height={14} width="80%" />
        </Stack>
      )}
      {error && comments.length === 0 && (
        <ErrorState title={messages.failed} onRetry={() => void refetch()}>
          {error.message}
        </ErrorState>
      )}
      {data && comments.length === 0 && (
        <Text size="sm" c="dimmed">
          {messages.empty}
        </Text>
      )}
      {comments.length > 0 && (
        <ul className={classes.list}>
          {threadsOf(comments).map((thread) => (
            <CommentThread key={thread.id} thread={thread} postId={post.id} />
          ))}
        </ul>
      )}
      {hasNextPage && (
        <Anchor
          component="button"
          type="button"
          size="sm"
          fw={600}
          py={4}
          disabled={isFetchingNextPage}
          onClick={() => void fetchNextPage()}
        >
          {isFetchingNextPage ? messages.loading : messages.more}
        </Anchor>
      )}
    </section>
  );
}
