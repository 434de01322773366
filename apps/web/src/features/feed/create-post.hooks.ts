import { toast } from '../../lib/toast.ts';
import { trpc } from '../../lib/trpc.ts';
import { usePostCache } from './post-cache.ts';
import { writePostMessages as messages } from './write-post.messages.ts';

/** Creates a post and resets the feed to its first page. */
export function useCreatePost(onPosted: () => void) {
  const cache = usePostCache();
  const utils = trpc.useUtils();
  return trpc.feed.create.useMutation({
    meta: { skipInvalidation: true },
    async onSuccess({ pendingReview }) {
      if (pendingReview) {
        toast(messages.waiting);
        await utils.feed.unpublished.invalidate();
      } else await cache.reset().catch(() => utils.feed.list.invalidate());
      onPosted();
    },
    onError: ({ message }) => toast({ title: messages.failed, description: message, destructive: true }),
  });
}
