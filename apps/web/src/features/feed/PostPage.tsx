import { Anchor, Container, Stack } from '@mantine/core';
import { IconArrowLeft } from '@tabler/icons-react';
import { Link, useParams } from 'react-router-dom';
import { PageHead } from '../../lib/PageHead.tsx';
import { paths } from '../../lib/paths.ts';
import { DelegatedTooltips } from '../../ui/DelegatedTooltips.tsx';
import { trpc } from '../../lib/trpc.ts';
import { useViewer } from '../../lib/useViewer.ts';
import { ErrorState } from '../../ui/ErrorState.tsx';
import { postHead } from './feed-head.ts';
import { FeedSkeleton } from './FeedSkeleton.tsx';
import { PostCard } from './PostCard.tsx';
import { PostMissing } from './PostMissing.tsx';
import classes from './PostPage.module.css';

/** One post with its comments: what shared links, search results and notifications lead to. */
export function PostPage() {
  const { id = '' } = useParams();
  const { viewer } = useViewer();
  const { data: post, error, refetch } = trpc.feed.get.useQuery({ id: Number(id) });
  if (error?.data?.httpStatus === 404 || error?.data?.httpStatus === 400) return <PostMissing />;
  return (
    <Container size="sm" py="xl">
      <Stack gap="md">
        <Anchor component={Link} to={paths.feed()} className={classes.back}>
          <IconArrowLeft size={16} aria-hidden /> Professional Feed
        </Anchor>
        {error && (
          <ErrorState title="The post could not be loaded" onRetry={() => void refetch()}>
            {error.message}
          </ErrorState>
        )}
        {!post && !error && <FeedSkeleton count={1} />}
        {post && (
          <>
            <DelegatedTooltips />
            <PageHead {...postHead(post)} />
            <h1 className={classes.title}>Post by {post.author.name}</h1>
            <PostCard post={post} isSignedIn={viewer !== null} isOpen />
          </>
        )}
      </Stack>
    </Container>
  );
}
