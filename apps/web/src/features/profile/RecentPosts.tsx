import { Button, Card, Skeleton, Stack, Text, Title } from '@mantine/core';
import { Suspense } from 'react';
import { Link } from 'react-router-dom';
import { lazyChunk } from '../../lib/lazy-chunk.ts';
import { paths } from '../../lib/paths.ts';
import { useViewer } from '../../lib/useViewer.ts';
import { ErrorState } from '../../ui/ErrorState.tsx';
import { profileMessages } from './profile.messages.ts';
import type { Profile, Related } from './profile.types.ts';
import page from './ProfilePage.module.css';
import classes from './RecentPosts.module.css';
import { RecentPost } from './RecentPost.tsx';

// Only members on their own profile load it.
const OwnUnpublished = lazyChunk(() =>
  import('../feed/OwnUnpublished.tsx').then((module) => ({ default: module.OwnUnpublished })),
);

const { posts: messages } = profileMessages;

type Props = {
  profile: Profile;
  posts: Related['posts'] | undefined;
  isFailed: boolean;
  onRetry: () => void;
};

/** The member's newest posts. */
export function RecentPosts({ profile, posts, isFailed, onRetry }: Props) {
  const { viewer } = useViewer();
  const isOwn = viewer?.id === profile.id;
  return (
    <Card component="section" padding="lg" aria-labelledby="recent-posts" className={page.posts ?? ''}>
      <Title order={2} size="h3" id="recent-posts" mb="md">
        {messages.title}
      </Title>
      {isFailed && <ErrorState title={messages.failed} onRetry={onRetry} />}
      {!posts && !isFailed && (
        <Stack gap="lg" aria-hidden>
          <Skeleton height={72} />
          <Skeleton height={72} />
        </Stack>
      )}
      <Suspense>{isOwn && <OwnUnpublished />}</Suspense>
      {posts?.length === 0 && (
        <Stack gap="sm" align="flex-start">
          <Text c="dimmed">{isOwn ? messages.noneOwn : messages.none(profile.firstName)}</Text>
          {isOwn && (
            <Button component={Link} to={paths.feed()} variant="light">
              {messages.write}
            </Button>
          )}
        </Stack>
      )}
      <div className={classes.list}>
        {posts?.map((post) => (
          <RecentPost key={post.id} post={post} />
        ))}
      </div>
    </Card>
  );
}
