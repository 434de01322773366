import { paths } from '../../lib/paths.ts';
import { openMicroblog, share } from '../../lib/share.ts';
import { trpc } from '../../lib/trpc.ts';
import { type Post, usePostCache } from './post-cache.ts';

/** Hands a post on; it counts when the share sheet or the clipboard took it. */
export function useSharePost(post: Post) {
  const cache = usePostCache();
  const intentUrl = trpc.site.config.useQuery().data?.shareIntentUrl ?? '';
  const setShares = (next: (shares: number) => number) =>
    cache.change(post.id, (old) => ({ ...old, shares: next(old.shares) }));
  const count = trpc.feed.share.useMutation({
    meta: { skipInvalidation: true },
    onSuccess: ({ shares }) => setShares(() => shares),
  });

  return async () => {
    const shared = {
      title: `${post.author.name} on Guildhall`,
      text: post.content,
      path: paths.post(post.id),
    };
    const outcome = await share(shared);
    if (outcome === 'failed') openMicroblog(shared, intentUrl);
    if (outcome === 'shared' || outcome === 'copied') count.mutate({ id: post.id });
  };
}
