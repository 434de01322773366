import { Button, Center, Container, Stack } from '@mantine/core';
import { Head } from '../../app/Head.tsx';
import { useViewer } from '../../app/useViewer.ts';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { ErrorState } from '../../ui/ErrorState.tsx';
import { PageHeader } from '../../ui/PageHeader.tsx';
import { useFeed } from './feed.hooks.ts';
import { FeedSkeleton } from './FeedSkeleton.tsx';
import { PostCard } from './PostCard.tsx';
import { PostComposer } from './PostComposer.tsx';

const TITLE = 'Professional Feed';
const DESCRIPTION = 'Opportunities, achievements and insights from members.';

export function FeedPage() {
  const { viewer } = useViewer();
  const feed = useFeed();
  const posts = feed.data?.pages.flatMap(({ items }) => items) ?? [];
  const total = feed.hasNextPage ? -1 : posts.length;

  return (
    <Container size="sm" py="xl">
      <Head title={TITLE} description={DESCRIPTION} />
      <PageHeader title={TITLE} description={DESCRIPTION} />
      <Stack gap="md">
        {viewer && <PostComposer viewer={viewer} />}
        {feed.isPending && <FeedSkeleton />}
        {feed.isError && posts.length === 0 && (
          <ErrorState title="The feed could not be loaded" onRetry={() => void feed.refetch()}>
            {feed.error.message}
          </ErrorState>
        )}
        {feed.isSuccess && posts.length === 0 && (
          <EmptyState title="No posts yet">
            {viewer
              ? 'Be the first: share something others can use.'
              : 'Members have not posted anything so far.'}
          </EmptyState>
        )}
        {posts.length > 0 && (
          <Stack role="feed" aria-label={TITLE} aria-busy={feed.isFetching} gap="md">
            {posts.map((post, index) => (
              <PostCard
                key={post.id}
                post={post}
                isSignedIn={viewer !== null}
                position={index + 1}
                total={total}
              />
            ))}
          </Stack>
        )}
        {feed.hasNextPage && (
          <Center>
            <Button
              variant="default"
              loading={feed.isFetchingNextPage}
              onClick={() => void feed.fetchNextPage()}
            >
              Load more
            </Button>
          </Center>
        )}
      </Stack>
    </Container>
  );
}
