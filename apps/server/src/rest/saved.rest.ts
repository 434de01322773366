import { z } from 'zod';
import { ArticleSummary } from '@guildhall/api/articles/schema';
import { inBoth, inBothSpellings } from './articles.rest.ts';
import { calls } from './contract.ts';
import { queryNumber, queryText } from './input.ts';
import type { RestRoutes } from './rest.ts';

export const savedRest: RestRoutes = (app, caller) => {
  app.get(
    '/saved/posts',
    calls('saved.posts', 'Posts that I keep', { bareList: true }),
    async (request, reply) => {
      const input = { limit: queryNumber(request, 'limit'), cursor: queryText(request, 'cursor') };
      const { items, nextCursor } = await caller(request, reply).saved.posts(input);
      if (nextCursor !== null) reply.header('x-next-cursor', nextCursor);
      return items;
    },
  );

  app.get(
    '/saved/articles',
    calls('saved.articles', 'Articles that I keep', {
      bareList: true,
      answer: z.array(inBoth(ArticleSummary)),
    }),
    async (request, reply) => {
      const input = { limit: queryNumber(request, 'limit'), cursor: queryText(request, 'cursor') };
      const { items, nextCursor } = await caller(request, reply).saved.articles(input);
      if (nextCursor !== null) reply.header('x-next-cursor', nextCursor);
      return items.map(inBothSpellings);
    },
  );
};
