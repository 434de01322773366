import { Container, Stack } from '@mantine/core';
import { IconNews } from '@tabler/icons-react';
import { Suspense, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { PageHead } from '../../lib/PageHead.tsx';
import { DelegatedTooltips } from '../../ui/DelegatedTooltips.tsx';
import { lazyChunk } from '../../lib/lazy-chunk.ts';
import { useViewer } from '../../lib/useViewer.ts';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { ErrorState } from '../../ui/ErrorState.tsx';
import { LoadMore } from '../../ui/LoadMore.tsx';
import { PageHeader } from '../../ui/PageHeader.tsx';
import { useFeed } from './feed.hooks.ts';
import { FeedAside } from './FeedAside.tsx';
import { FeedViews } from './FeedViews.tsx';
import { feedPart } from './feed-page.ts';
import classes from './FeedPage.module.css';
import { FEED_HEAD, feedHead } from './feed-head.ts';
import { FeedSkeleton } from './FeedSkeleton.tsx';
import { PostComposer } from './PostComposer.tsx';
import { PostList } from './PostList.tsx';
import { feedMessages as messages } from './feed.messages.ts';

const NewPostsPill = lazyChunk(() =>
  import('./NewPostsPill.tsx').then((module) => ({ default: module.NewPostsPill })),
);

const OwnUnpublished = lazyChunk(() =>
  import('./OwnUnpublished.tsx').then((module) => ({ default: module.OwnUnpublished })),
);

const FeedIntro = lazyChunk(() =>
  import('./FeedIntro.tsx').then((module) => ({ default: module.FeedIntro })),
);

export function FeedPage() {
  const { viewer } = useViewer();
  const [query] = useSearchParams();
  const part = feedPart(query);
  const head = feedHead(query);
  const { view, topic } = part;
  const feed = useFeed(part);
  const [isRefreshing, setRefreshing] = useState(false);
  const posts = feed.data?.pages.flatMap(({ items }) => items) ?? [];

  return (
    <Container size="sm" className={classes.root ?? ''}>
      <div>
        <PageHead {...head} />
        <div className={classes.head}>
          <PageHeader title={FEED_HEAD.title} />
        </div>
        <DelegatedTooltips />
        <Stack gap="sm">
          {viewer && <PostComposer viewer={viewer} />}
          {viewer && (
            <Suspense>
              <OwnUnpublished />
            </Suspense>
          )}
          <FeedViews current={part} isSignedIn={viewer !== null} />
          {(topic ?? view ?? viewer?.readLanguages) && (
            <Suspense>
              <FeedIntro part={part} viewer={viewer} />
            </Suspense>
          )}
          {feed.isPending && <FeedSkeleton />}
          {feed.isError && posts.length === 0 && (
            <ErrorState title={messages.failed} onRetry={() => void feed.refetch()}>
              {feed.error.message}
            </ErrorState>
          )}
          {feed.data && view === null && topic === null && (
            <div className={classes.newPosts}>
              <Suspense>
                <NewPostsPill
                  newestId={posts[0]?.id ?? 0}
                  isLoading={isRefreshing}
                  setLoading={setRefreshing}
                />
              </Suspense>
            </div>
          )}
          {feed.data && posts.length === 0 && (
            <EmptyState icon={IconNews} title={messages.empty.title}>
              {viewer ? messages.empty.forMember : messages.empty.forVisitor}
            </EmptyState>
          )}
          {posts.length > 0 && (
            <PostList
              label={head.title}
              posts={posts}
              isSignedIn={viewer !== null}
              hasMore={feed.hasNextPage}
              isBusy={feed.isFetchingNextPage || isRefreshing}
            />
          )}
          <LoadMore list={feed} isAutomatic />
        </Stack>
      </div>
      <FeedAside isSignedIn={viewer !== null} />
    </Container>
  );
}
