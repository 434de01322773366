import { keepPreviousData } from '@tanstack/react-query';
import { paths } from '../../lib/paths.ts';
import { share } from '../../lib/share.ts';
import { type Inputs, trpc } from '../../lib/trpc.ts';
import { optimisticToggle } from '../../lib/optimistic-toggle.ts';
import { useArticleCache } from './article-cache.ts';
import { type ArticlePreview, type ArticlesFilter, articlesInput } from './articles-filter.ts';

/** Articles that match the filter; the previous ones are shown while the next are loading. */
export function useArticles(filter: ArticlesFilter) {
  return trpc.articles.list.useInfiniteQuery(articlesInput(filter), {
    getNextPageParam: ({ nextCursor }) => nextCursor,
    placeholderData: keepPreviousData,
  });
}

/** What the news begin with, unless they are filtered. */
export const useLeadArticle = (isShown: boolean) =>
  trpc.articles.lead.useQuery(undefined, { enabled: isShown });

/** Likes or unlikes an article, optimistically. */
export function useLikeArticle(article: ArticlePreview) {
  const cache = useArticleCache();
  return trpc.articles.like.useMutation({
    ...optimisticToggle({
      scope: `like-article-${article.id}`,
      isOn: ({ liked }: Inputs['articles']['like']) => liked,
      cancel: cache.cancel,
      set: (liked) =>
        cache.change(article, (old) => ({
          ...old,
          liked,
          likes: old.likes + Number(liked) - Number(old.liked),
        })),
    }),
    onSuccess: ({ liked, likes }) =>
      cache.change(article, (old) => (old.liked === liked ? { ...old, likes } : old)),
  });
}

/** Toggles the bookmark. The saved list is refetched when it is next shown. */
export function useBookmarkArticle(article: ArticlePreview) {
  const cache = useArticleCache();
  const utils = trpc.useUtils();
  return trpc.articles.bookmark.useMutation({
    ...optimisticToggle({
      scope: `bookmark-article-${article.id}`,
      isOn: ({ bookmarked }: Inputs['articles']['bookmark']) => bookmarked,
      cancel: cache.cancel,
      set: (bookmarked) => cache.change(article, (old) => ({ ...old, bookmarked })),
    }),
    onSuccess: () => utils.saved.articles.invalidate(undefined, { refetchType: 'none' }),
  });
}

/** Shares an article by the share sheet or the clipboard, and counts the share. */
export function useShareArticle(article: ArticlePreview) {
  const cache = useArticleCache();
  const intentUrl = trpc.site.config.useQuery().data?.shareIntentUrl ?? '';
  const count = trpc.articles.share.useMutation({
    meta: { skipInvalidation: true },
    onSuccess: ({ shares }) => cache.change(article, (old) => ({ ...old, shares })),
  });
  return async () => {
    const { id, slug, title } = article;
    const outcome = await share({ title, text: title, path: paths.article(slug) }, { intentUrl });
    if (outcome === 'shared' || outcome === 'copied') count.mutate({ id });
  };
}
