import { type InfiniteData, useQueryClient } from '@tanstack/react-query';
import { getQueryKey } from '@trpc/react-query';
import { type Outputs, trpc } from '../../lib/trpc.ts';
import type { ArticlePreview } from './news-filter.ts';

type Pages = InfiniteData<{ items: ArticlePreview[] }>;

/**
 * The articles that the browser holds, wherever they are shown: in any list, among the saved ones, on their own page.
 * A change is made in all of them.
 */
export function useArticleCache() {
  const utils = trpc.useUtils();
  const queryClient = useQueryClient();
  const lists = [getQueryKey(trpc.articles.list), getQueryKey(trpc.saved.articles)];

  return {
    /** Stops answers that are on their way and would overwrite what is changed now. */
    cancel: () =>
      Promise.all([utils.articles.list.cancel(), utils.articles.get.cancel(), utils.saved.articles.cancel()]),
    change(article: Pick<ArticlePreview, 'id' | 'slug'>, next: <A extends ArticlePreview>(article: A) => A) {
      for (const queryKey of lists) {
        queryClient.setQueriesData<Pages>({ queryKey }, (data) => data && changed(data, article.id, next));
      }
      utils.articles.get.setData({ slug: article.slug }, (read: Outputs['articles']['get'] | undefined) =>
        read ? next(read) : read,
      );
    },
  };
}

function changed(pages: Pages, id: number, next: (article: ArticlePreview) => ArticlePreview): Pages {
  return {
    ...pages,
    pages: pages.pages.map((page) => ({
      ...page,
      items: page.items.map((article) => (article.id === id ? next(article) : article)),
    })),
  };
}
