import { toast } from '../../../lib/toast.ts';
import { trpc } from '../../../lib/trpc.ts';
import { writePostMessages as messages } from '../../feed/write-post.messages.ts';

const POSTS_PAGE = 5;

/** The posts of a chapter, newest first. */
export const useChapterPosts = (slug: string) =>
  trpc.chapters.posts.list.useInfiniteQuery(
    { slug, limit: POSTS_PAGE },
    { getNextPageParam: ({ nextCursor }) => nextCursor },
  );

/** Writes a post for the members of a chapter, and loads their list again. */
export function useCreateChapterPost(onPosted: () => void) {
  const utils = trpc.useUtils();
  return trpc.chapters.posts.create.useMutation({
    meta: { skipInvalidation: true },
    async onSuccess({ pendingReview }, { slug }) {
      if (pendingReview) {
        toast(messages.waiting);
        await utils.feed.unpublished.invalidate();
      } else await utils.chapters.posts.list.invalidate({ slug });
      onPosted();
    },
    onError: ({ message }) => toast({ title: messages.failed, description: message, destructive: true }),
  });
}
