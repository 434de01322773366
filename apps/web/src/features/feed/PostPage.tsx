import { Anchor, Container, Stack, Text } from '@mantine/core';
import { IconArrowLeft } from '@tabler/icons-react';
import { Link, useParams } from 'react-router-dom';
import { PageHead } from '../../lib/PageHead.tsx';
import { paths } from '../../lib/paths.ts';
import { DelegatedTooltips } from '../../ui/DelegatedTooltips.tsx';
import { trpc } from '../../lib/trpc.ts';
import { useViewer } from '../../lib/useViewer.ts';
import { usePreviews } from '../previews/usePreviews.ts';
import { Query } from '../../ui/Query.tsx';
import { isMissing } from '../errors/PageFailure.tsx';
import { chapterPostMessages } from './chapter-post.messages.ts';
import { postHead } from './feed-head.ts';
import { FeedSkeleton } from './FeedSkeleton.tsx';
import { JoinToComment } from './JoinToComment.tsx';
import { PostCard } from './PostCard.tsx';
import { PostFailure } from './PostFailure.tsx';
import blocks from '../../ui/blocks.module.css';
import classes from './PostPage.module.css';
import { feedMessages as messages } from './feed.messages.ts';

/** One post with its comments: the target of shared links, search results and notifications. */
export function PostPage() {
  const { id = '' } = useParams();
  const { viewer, status } = useViewer();
  const query = trpc.feed.get.useQuery({ id: Number(id) });
  const previewOf = usePreviews(query.data ? [query.data] : []);
  const chapter = query.data?.chapter;
  const failure = query.error?.data?.httpStatus;
  if (isMissing(failure)) return <PostFailure status={failure} onRetry={() => void query.refetch()} />;
  return (
    <Container size="sm" py="xl">
      <Stack gap="md">
        <Anchor
          component={Link}
          to={chapter ? paths.chapter(chapter.slug) : paths.feed()}
          className={blocks.back}
        >
          <IconArrowLeft size={16} aria-hidden /> <bdi>{chapter?.name ?? messages.title}</bdi>
        </Anchor>
        <Query query={query} skeleton={<FeedSkeleton count={1} />} failed={messages.post.failed}>
          {(post) => (
            <>
              <DelegatedTooltips />
              <PageHead {...postHead(post)} />
              <h1 className={classes.title}>{messages.post.title(post.author.name)}</h1>
              {post.chapter && (
                <Text size="sm" c="dimmed">
                  {chapterPostMessages.audience(post.chapter.name)}
                </Text>
              )}
              {/* With the comments open once a visitor has signed in over the page. */}
              <PostCard
                key={viewer?.id ?? 'visitor'}
                post={post}
                preview={previewOf(post)}
                isSignedIn={viewer !== null}
                isOpen
              />
              {status === 'anonymous' && <JoinToComment comments={post.comments} author={post.author.name} />}
            </>
          )}
        </Query>
      </Stack>
    </Container>
  );
}

export { PostFailure };
