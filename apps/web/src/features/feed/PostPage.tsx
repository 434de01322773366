import { Anchor, Container, Stack } from '@mantine/core';
import { IconArrowLeft } from '@tabler/icons-react';
import { Link, useParams } from 'react-router-dom';
import { Head } from '../../app/Head.tsx';
import { paths } from '../../app/paths.ts';
import { Hints } from '../../app/Hints.tsx';
import { trpc } from '../../app/trpc.ts';
import { useViewer } from '../../app/useViewer.ts';
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
            <Hints />
            <Head {...postHead(post)} />
            <h1 className={classes.title}>Post by {post.author.name}</h1>
            <PostCard post={post} isSignedIn={viewer !== null} isOpen />
          </>
        )}
      </Stack>
    </Container>
  );
}
