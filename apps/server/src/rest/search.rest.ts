import { calls } from './contract.ts';
import { queryChoice, queryNumber, queryText } from './input.ts';
import type { RestRoutes } from './rest.ts';

export const searchRest: RestRoutes = (app, caller) => {
  app.get(
    '/search',
    calls('search.all', 'Find members, businesses, posts and articles'),
    async (request, reply) => {
      return caller(request, reply).search.all({
        q: queryText(request, 'q') ?? '',
        limit: queryNumber(request, 'limit'),
        kind: queryChoice(request, 'kind'),
      });
    },
  );
};
