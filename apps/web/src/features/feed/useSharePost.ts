import { paths } from '../../lib/paths.ts';
import { share } from '../../lib/share.ts';
import { siteFrom } from '../../lib/site.ts';
import { trpc } from '../../lib/trpc.ts';
import { previewText } from '../attachments/preview-text.ts';
import { type Post, usePostCache } from './post-cache.ts';
import { feedMessages as messages } from './feed.messages.ts';

/** Shares a post. Only the share sheet counts as a share: a copy may go nowhere, and a microblog window be closed again. */
export function useSharePost(post: Post) {
  const cache = usePostCache();
  const { data: site } = trpc.site.config.useQuery();
  const intentUrl = site?.shareIntentUrl ?? '';
  const setShares = (next: (shares: number) => number) =>
    cache.change(post.id, (old) => ({ ...old, shares: next(old.shares) }));
  const count = trpc.feed.share.useMutation({
    meta: { skipInvalidation: true },
    onSuccess: ({ shares }) => setShares(() => shares),
  });

  return async () => {
    const shared = {
      title: messages.post.sharedTitle(post.author.name, siteFrom(site).name),
      text: previewText(post),
      path: paths.post(post.id),
    };
    if ((await share(shared, { intentUrl })) === 'shared') count.mutate({ id: post.id });
  };
}
