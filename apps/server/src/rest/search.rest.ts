import { calls } from './contract.ts';
import { queryNumber, queryText } from './input.ts';
import type { RestRoutes } from './rest.ts';

export const searchRest: RestRoutes = (app, caller) => {
  app.get(
    '/search',
    calls('search.all', 'Find members, businesses, posts and articles'),
    async (request, reply) => {
      const kind = queryText(request, 'kind');
      return caller(request, reply).search.all({
        q: queryText(request, 'q') ?? '',
        limit: queryNumber(request, 'limit'),
        // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the procedure checks it
        ...(kind !== undefined && { kind: kind as 'members' }),
      });
    },
  );
};
