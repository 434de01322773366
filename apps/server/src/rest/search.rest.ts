import { type RouteDescription, get, post } from './describe-route.ts';

/** Search and short links. */
export const searchRest: RouteDescription[] = [
  get('/search', 'search.all', 'Find members, businesses, posts, articles and events', {
    defaults: { q: '' },
  }),
  post('/shorten', 'shortLinks.shorten', 'Make a short link'),
  post('/short-links/:code/report', 'shortLinks.report', 'Report a short link'),
];
