import { Stack } from '@mantine/core';
import { usePreviews } from '../previews/usePreviews.ts';
import type { Post } from './post-cache.ts';
import { PostCard } from './PostCard.tsx';

type Props = {
  label: string;
  posts: Post[];
  isSignedIn: boolean;
  /** Whether there are more pages. */
  hasMore: boolean;
  isBusy: boolean;
};

/** Posts in the ARIA feed pattern, which screen readers step through one by one. */
export function PostList({ label, posts, isSignedIn, hasMore, isBusy }: Props) {
  const previewOf = usePreviews(posts);
  return (
    <Stack role="feed" aria-label={label} aria-busy={isBusy} gap="md">
      {posts.map((post, index) => (
        <PostCard
          key={post.id}
          post={post}
          preview={previewOf(post)}
          isSignedIn={isSignedIn}
          position={index + 1}
          total={hasMore ? -1 : posts.length}
        />
      ))}
    </Stack>
  );
}
