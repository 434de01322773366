import { Button, Stack } from '@mantine/core';
import { Link } from 'react-router-dom';
import { paths } from '../../lib/paths.ts';
import { trpc } from '../../lib/trpc.ts';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { ErrorState } from '../../ui/ErrorState.tsx';
import { LoadMore } from '../../ui/LoadMore.tsx';
import { SAVED_POSTS_PAGE } from '../feed/feed-page.ts';
import { FeedSkeleton } from '../feed/FeedSkeleton.tsx';
import { PostList } from '../feed/PostList.tsx';
import classes from './SavedPosts.module.css';
import { savedMessages } from './saved.messages.ts';

const messages = savedMessages.posts;

/** The posts that the member saved. An unsaved post stays until the page is left, so that a slip can be undone. */
export function SavedPosts() {
  const saved = trpc.saved.posts.useInfiniteQuery(SAVED_POSTS_PAGE, {
    getNextPageParam: ({ nextCursor }) => nextCursor,
  });
  const posts = saved.data?.pages.flatMap(({ items }) => items) ?? [];
  return (
    <Stack gap="md" className={classes.root ?? ''}>
      {saved.isPending && <FeedSkeleton />}
      {saved.isError && posts.length === 0 && (
        <ErrorState title={messages.failed} onRetry={() => void saved.refetch()}>
          {saved.error.message}
        </ErrorState>
      )}
      {saved.data && posts.length === 0 && (
        <EmptyState
          title={messages.empty}
          action={
            <Button component={Link} to={paths.feed()}>
              {messages.action}
            </Button>
          }
        >
          {messages.text}
        </EmptyState>
      )}
      {posts.length > 0 && (
        <PostList
          label={messages.label}
          posts={posts}
          isSignedIn
          hasMore={saved.hasNextPage}
          isBusy={saved.isFetchingNextPage}
        />
      )}
      <LoadMore list={saved} isAutomatic />
    </Stack>
  );
}
