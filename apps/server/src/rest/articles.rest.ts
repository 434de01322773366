import type { ArticleSummary } from '@guildhall/api';
import { idParam, joined, param, queryNumber, queryText } from './input.ts';
import type { RestRoutes } from './rest.ts';

const DEFAULT_LIMIT = 50;

/** The documented shape carries these two in both spellings. */
export const inBothSpellings = <Item extends ArticleSummary>(article: Item) => ({
  ...article,
  is_featured: article.isFeatured,
  published_at: article.publishedAt,
});

export const articlesRest: RestRoutes = (app, caller) => {
  /** The body is the bare list, without texts; the cursor of the next page travels in a header. */
  app.get('/articles', async (request, reply) => {
    const { items, nextCursor } = await caller(request, reply).articles.list({
      limit: queryNumber(request, 'limit') ?? DEFAULT_LIMIT,
      cursor: queryText(request, 'cursor'),
      search: queryText(request, 'search'),
      category: queryText(request, 'category'),
    });
    if (nextCursor !== null) reply.header('x-next-cursor', nextCursor);
    return items.map(inBothSpellings);
  });

  app.get('/articles/:slug', async (request, reply) =>
    inBothSpellings(await caller(request, reply).articles.get({ slug: param(request, 'slug') })),
  );

  app.put('/articles/:id/like', async (request, reply) =>
    caller(request, reply).articles.like(joined(request, { id: idParam(request) })),
  );

  app.put('/articles/:id/bookmark', async (request, reply) =>
    caller(request, reply).articles.bookmark(joined(request, { id: idParam(request) })),
  );

  app.post('/articles/:id/share', async (request, reply) =>
    caller(request, reply).articles.share({ id: idParam(request) }),
  );
};
