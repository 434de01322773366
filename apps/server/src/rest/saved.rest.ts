import { z } from 'zod';
import { ArticleSummary } from '@guildhall/api/publishing/articles/articles.schema';
import { inBoth, pageInBothSpellings } from './articles.rest.ts';
import { PAGE, type RouteDescription, get } from './describe-route.ts';

export const savedRest: RouteDescription[] = [
  get('/saved/posts', 'saved.posts', 'Posts that I saved', { page: true }),
  get('/saved/articles', 'saved.articles', 'Articles that I saved', {
    page: true,
    answer: z.array(inBoth(ArticleSummary)),
    present: pageInBothSpellings,
  }),
  get('/saved/businesses', 'businesses.favourites.list', 'Businesses that I saved', PAGE),
];
