import { Anchor, Skeleton, Stack, Text } from '@mantine/core';
import { useViewer } from '../../lib/useViewer.ts';
import { ErrorState } from '../../ui/ErrorState.tsx';
import type { CommentSubject } from './comment-subject.ts';
import { CommentForm } from './CommentForm.tsx';
import { CommentThread } from './CommentThread.tsx';
import { threadsOf } from './comment-threads.ts';
import { useComments } from './comments.hooks.ts';
import classes from './CommentSection.module.css';
import { commentsMessages as messages } from './comments.messages.ts';

type Props = {
  subject: CommentSubject;
  /** The member asked for the comments, and the page did not open with them. */
  isAsked: boolean;
  onClose?: () => void;
};

/** The comment box and the comments below it. */
export function CommentSection({ subject, isAsked, onClose }: Props) {
  const { viewer } = useViewer();
  const { data, isPending, error, refetch, hasNextPage, fetchNextPage, isFetchingNextPage } =
    useComments(subject);
  const comments = data?.pages.flatMap(({ items }) => items) ?? [];
  return (
    <section className={classes.root} aria-label={subject.label}>
      {viewer && (
        <CommentForm subject={subject} viewer={viewer} takesFocus={isAsked} {...(onClose && { onClose })} />
      )}
      {isPending && subject.comments > 0 && (
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
            <CommentThread key={thread.id} thread={thread} subject={subject} />
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
