import { Container, Stack } from '@mantine/core';
import { useState } from 'react';
import { PageHead } from '../../lib/PageHead.tsx';
import { DelegatedTooltips } from '../../ui/DelegatedTooltips.tsx';
import { useViewer } from '../../lib/useViewer.ts';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { ErrorState } from '../../ui/ErrorState.tsx';
import { LoadMore } from '../../ui/LoadMore.tsx';
import { PageHeader } from '../../ui/PageHeader.tsx';
import { toast } from '../../lib/toast.ts';
import { useFeed } from './feed.hooks.ts';
import { FEED_HEAD } from './feed-head.ts';
import { FeedSkeleton } from './FeedSkeleton.tsx';
import { NewPostsPill } from './NewPostsPill.tsx';
import { PostComposer } from './PostComposer.tsx';
import { usePostCache } from './post-cache.ts';
import { PostList } from './PostList.tsx';

export function FeedPage() {
  const { viewer } = useViewer();
  const feed = useFeed();
  const cache = usePostCache();
  const [isRenewing, setRenewing] = useState(false);
  const posts = feed.data?.pages.flatMap(({ items }) => items) ?? [];

  const showNew = async () => {
    setRenewing(true);
    try {
      await cache.reset();
      window.scrollTo({ top: 0, behavior: 'smooth' });
    } catch {
      toast({ title: 'Error', description: 'The new posts could not be loaded.', destructive: true });
    } finally {
      setRenewing(false);
    }
  };

  return (
    <Container size="sm" py="xl">
      <PageHead {...FEED_HEAD} />
      <PageHeader {...FEED_HEAD} />
      <DelegatedTooltips />
      <Stack gap="md">
        {viewer && <PostComposer viewer={viewer} />}
        {feed.isPending && <FeedSkeleton />}
        {feed.isError && posts.length === 0 && (
          <ErrorState title="The feed could not be loaded" onRetry={() => void feed.refetch()}>
            {feed.error.message}
          </ErrorState>
        )}
        {feed.data && (
          <NewPostsPill newestId={posts[0]?.id ?? 0} isLoading={isRenewing} onShow={() => void showNew()} />
        )}
        {feed.data && posts.length === 0 && (
          <EmptyState title="No posts yet">
            {viewer
              ? 'Be the first: share something others can use.'
              : 'Members have not posted anything so far.'}
          </EmptyState>
        )}
        {posts.length > 0 && (
          <PostList
            label={FEED_HEAD.title}
            posts={posts}
            isSignedIn={viewer !== null}
            hasMore={feed.hasNextPage}
            isBusy={feed.isFetchingNextPage || isRenewing}
          />
        )}
        <LoadMore list={feed} isAutomatic />
      </Stack>
    </Container>
  );
}
