import { Stack, Text } from '@mantine/core';
import { useViewer } from '../../../lib/useViewer.ts';
import { DelegatedTooltips } from '../../../ui/DelegatedTooltips.tsx';
import { PagedItems } from '../../../ui/PagedItems.tsx';
import { FeedSkeleton } from '../../feed/FeedSkeleton.tsx';
import { PostList } from '../../feed/PostList.tsx';
import type { Chapter } from '../chapters.hooks.ts';
import { ChapterComposer } from './ChapterComposer.tsx';
import { useChapterPosts } from './chapter-posts.hooks.ts';
import { chapterPostsMessages as messages } from './chapter-posts.messages.ts';

/** What the members of a chapter write to each other, and the way to write something. */
export function ChapterPosts({ chapter: { slug, name, can } }: { chapter: Chapter }) {
  const { viewer } = useViewer();
  const posts = useChapterPosts(slug);
  return (
    <Stack gap="md">
      <DelegatedTooltips />
      {viewer && can.post && <ChapterComposer viewer={viewer} slug={slug} name={name} />}
      <PagedItems
        query={posts}
        loading={<FeedSkeleton count={1} />}
        failed={messages.failed}
        empty={<Text c="dimmed">{can.post ? messages.none : messages.noneYet}</Text>}
      >
        {(items) => (
          <PostList
            label={messages.label}
            posts={items}
            isSignedIn={viewer !== null}
            hasMore={posts.hasNextPage}
            isBusy={posts.isFetchingNextPage}
          />
        )}
      </PagedItems>
    </Stack>
  );
}
