import type { ArticleSummary } from '@guildhall/api/articles/schema';
import type { Inputs } from '../../lib/trpc.ts';

export type ArticlePreview = ArticleSummary;

/** What the category select offers; 'all' stands for no category. */
export const CATEGORIES = ['Technology', 'Business', 'Finance', 'Sales', 'Leadership', 'Security'];

/** The topics that are always one click away (spec, section 2). */
export const TOPICS = ['AI Automation', 'Business Growth', 'Digital Marketing', 'Professional Networking'];

const LIMIT = 12;
const SEARCH_MAX = 100;

export type NewsFilter = { search: string; category: string };

/** The filter that the address holds; a category that does not exist counts as none. */
export function filterOf(search: URLSearchParams): NewsFilter {
  const category = search.get('category') ?? '';
  return {
    search: (search.get('search') ?? '').slice(0, SEARCH_MAX),
    category: CATEGORIES.find((known) => known.toLowerCase() === category.toLowerCase()) ?? '',
  };
}

/** The input of the list's pages; the route's loader and the page must ask for the same thing. */
export function articlesInput({ search, category }: NewsFilter): Inputs['articles']['list'] {
  return { limit: LIMIT, ...(search.trim() && { search: search.trim() }), ...(category && { category }) };
}

/** The input of the pages of saved articles. */
export const SAVED_ARTICLES_PAGE = { limit: LIMIT };
