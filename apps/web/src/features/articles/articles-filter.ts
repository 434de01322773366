import { ARTICLE_CATEGORIES } from '@guildhall/api/ground/settings/categories.schema';
import type { ArticleSummary } from '@guildhall/api/publishing/articles/articles.schema';
import { SEARCH_MAX } from '../../lib/search-max.ts';
import type { Inputs } from '../../lib/trpc.ts';

export type ArticlePreview = ArticleSummary;

const LIMIT = 12;

export type ArticlesFilter = { search: string; category: string };

const CATEGORY_MAX = 80;

/** The filter in the URL. The product's own categories are known in any spelling. */
export function filterOf(search: URLSearchParams): ArticlesFilter {
  const category = search.get('category') ?? '';
  return {
    search: (search.get('search') ?? '').slice(0, SEARCH_MAX),
    category:
      ARTICLE_CATEGORIES.find((known) => known.toLowerCase() === category.toLowerCase()) ??
      category.slice(0, CATEGORY_MAX),
  };
}

/** Whether the filter leaves articles out. */
export const isNarrowed = ({ search, category }: ArticlesFilter): boolean => search !== '' || category !== '';

/** Input of the article query, shared by the loader and the page so that they use one cache entry. */
export function articlesInput({ search, category }: ArticlesFilter): Inputs['articles']['list'] {
  return { limit: LIMIT, ...(search.trim() && { search: search.trim() }), ...(category && { category }) };
}

/** Input of the saved articles query. */
export const SAVED_ARTICLES_PAGE = { limit: LIMIT };
