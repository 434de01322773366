import { type RouteDescription, get } from './describe-route.ts';

export const pagesRest: RouteDescription[] = [
  get('/pages/:slug', 'pages.get', 'A published page of the community, such as its terms'),
];
