import { inBothSpellings } from './articles.rest.ts';
import { queryNumber, queryText } from './input.ts';
import type { RestRoutes } from './rest.ts';

export const savedRest: RestRoutes = (app, caller) => {
  app.get('/saved/posts', async (request, reply) => {
    const input = { limit: queryNumber(request, 'limit'), cursor: queryText(request, 'cursor') };
    const { items, nextCursor } = await caller(request, reply).saved.posts(input);
    if (nextCursor !== null) reply.header('x-next-cursor', nextCursor);
    return items;
  });

  app.get('/saved/articles', async (request, reply) => {
    const input = { limit: queryNumber(request, 'limit'), cursor: queryText(request, 'cursor') };
    const { items, nextCursor } = await caller(request, reply).saved.articles(input);
    if (nextCursor !== null) reply.header('x-next-cursor', nextCursor);
    return items.map(inBothSpellings);
  });
};
