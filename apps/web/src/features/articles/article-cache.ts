import { type InfiniteData, useQueryClient } from '@tanstack/react-query';
import { getQueryKey } from '@trpc/react-query';
import { type Outputs, trpc } from '../../lib/trpc.ts';
import type { ArticlePreview } from './articles-filter.ts';

type Pages = InfiniteData<{ items: ArticlePreview[] }>;

/**
 * The cached articles. A change is applied wherever an article is cached: in every list, in the saved list, as the
 * lead story, on its own page.
 */
export function useArticleCache() {
  const utils = trpc.useUtils();
  const queryClient = useQueryClient();
  const lists = [getQueryKey(trpc.articles.list), getQueryKey(trpc.saved.articles)];

  return {
    /** Cancels the queries in flight, which would overwrite an optimistic update. */
    cancel: () =>
      Promise.all([
        utils.articles.list.cancel(),
        utils.articles.lead.cancel(),
        utils.articles.get.cancel(),
        utils.saved.articles.cancel(),
      ]),
    change(article: Pick<ArticlePreview, 'id' | 'slug'>, next: <A extends ArticlePreview>(article: A) => A) {
      for (const queryKey of lists) {
        queryClient.setQueriesData<Pages>({ queryKey }, (data) => data && withChange(data, article.id, next));
      }
      utils.articles.lead.setData(undefined, (lead) => (lead?.id === article.id ? next(lead) : lead));
      utils.articles.get.setData({ slug: article.slug }, (read: Outputs['articles']['get'] | undefined) =>
        read ? next(read) : read,
      );
    },
  };
}

function withChange(pages: Pages, id: number, next: (article: ArticlePreview) => ArticlePreview): Pages {
  return {
    ...pages,
    pages: pages.pages.map((page) => ({
      ...page,
      items: page.items.map((article) => (article.id === id ? next(article) : article)),
    })),
  };
}
