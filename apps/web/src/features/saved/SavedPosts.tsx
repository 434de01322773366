import { Button } from '@mantine/core';
import { IconBookmark } from '@tabler/icons-react';
import { Link } from 'react-router-dom';
import { paths } from '../../lib/paths.ts';
import { trpc } from '../../lib/trpc.ts';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { PagedItems } from '../../ui/PagedItems.tsx';
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
  return (
    <div className={classes.root}>
      <PagedItems
        query={saved}
        loading={<FeedSkeleton />}
        failed={messages.failed}
        empty={
          <EmptyState
            icon={IconBookmark}
            title={messages.empty}
            action={
              <Button component={Link} to={paths.feed()}>
                {messages.action}
              </Button>
            }
          >
            {messages.text}
          </EmptyState>
        }
        isAutomatic
      >
        {(posts) => (
          <PostList
            label={messages.label}
            posts={posts}
            isSignedIn
            hasMore={saved.hasNextPage}
            isBusy={saved.isFetchingNextPage}
          />
        )}
      </PagedItems>
    </div>
  );
}
