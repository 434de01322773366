import { type RouteDescription, get, post } from './describe-route.ts';

export const pagesRest: RouteDescription[] = [
  get('/pages/:slug', 'pages.get', 'A published page of the community, such as its terms'),
  get('/consents/pending', 'consents.pending', 'The pages that the member has still to accept'),
  post('/consents', 'consents.accept', 'Accept versions of pages; answers what is left'),
];
