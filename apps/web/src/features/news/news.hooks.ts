import { keepPreviousData } from '@tanstack/react-query';
import { paths } from '../../lib/paths.ts';
import { share } from '../../lib/share.ts';
import { trpc } from '../../lib/trpc.ts';
import { showError } from '../../lib/show-error.ts';
import { useArticleCache } from './article-cache.ts';
import { type ArticlePreview, type NewsFilter, articlesInput } from './news-filter.ts';

/** Articles that match; the former ones stay until the new ones are here. */
export function useArticles(filter: NewsFilter) {
  return trpc.articles.list.useInfiniteQuery(articlesInput(filter), {
    getNextPageParam: ({ nextCursor }) => nextCursor,
    placeholderData: keepPreviousData,
  });
}

/** Sets a like at once and takes it back when the server refuses. Clicks on one article are sent one by one. */
export function useLikeArticle(article: ArticlePreview) {
  const cache = useArticleCache();
  const set = (liked: boolean) =>
    cache.change(article, (old) => ({
      ...old,
      liked,
      likes: old.likes + Number(liked) - Number(old.liked),
    }));

  return trpc.articles.like.useMutation({
    scope: { id: `like-article-${article.id}` },
    meta: { skipInvalidation: true },
    async onMutate({ liked }) {
      set(liked);
      await cache.cancel();
      set(liked);
    },
    onSuccess: ({ liked, likes }) =>
      cache.change(article, (old) => (old.liked === liked ? { ...old, likes } : old)),
    onError(error, { liked }) {
      set(!liked);
      showError(error);
    },
  });
}

/** Keeps an article, or no longer; saved ones are listed anew the next time they are shown. */
export function useBookmarkArticle(article: ArticlePreview) {
  const cache = useArticleCache();
  const utils = trpc.useUtils();
  const set = (bookmarked: boolean) => cache.change(article, (old) => ({ ...old, bookmarked }));

  return trpc.articles.bookmark.useMutation({
    scope: { id: `bookmark-article-${article.id}` },
    meta: { skipInvalidation: true },
    async onMutate({ bookmarked }) {
      set(bookmarked);
      await cache.cancel();
      set(bookmarked);
    },
    onSuccess: () => utils.saved.articles.invalidate(undefined, { refetchType: 'none' }),
    onError(error, { bookmarked }) {
      set(!bookmarked);
      showError(error);
    },
  });
}

/** Hands an article on; it counts when the share sheet or the clipboard took it. */
export function useShareArticle(article: ArticlePreview) {
  const cache = useArticleCache();
  const count = trpc.articles.share.useMutation({
    meta: { skipInvalidation: true },
    onSuccess: ({ shares }) => cache.change(article, (old) => ({ ...old, shares })),
  });
  return async () => {
    const { id, slug, title } = article;
    const outcome = await share({ title, text: title, path: paths.article(slug) });
    if (outcome === 'shared' || outcome === 'copied') count.mutate({ id });
  };
}
