import { z } from 'zod';
import { Article, ArticleSummary } from '@guildhall/api/articles/schema';
import { calls } from './contract.ts';
import { idParam, joined, param, queryNumber, queryText } from './input.ts';
import type { RestRoutes } from './rest.ts';

const DEFAULT_LIMIT = 50;

/** What `inBothSpellings` makes of a shape. */
export const inBoth = (shape: typeof ArticleSummary) =>
  shape.extend({ is_featured: shape.shape.isFeatured, published_at: shape.shape.publishedAt });

/** The documented shape carries these two in both spellings. */
export const inBothSpellings = <Item extends ArticleSummary>(article: Item) => ({
  ...article,
  is_featured: article.isFeatured,
  published_at: article.publishedAt,
});

export const articlesRest: RestRoutes = (app, caller) => {
  /** The body is the bare list, without texts; the cursor of the next page travels in a header. */
  app.get(
    '/articles',
    calls('articles.list', 'Published articles without their texts, the newest first', {
      bareList: true,
      answer: z.array(inBoth(ArticleSummary)),
    }),
    async (request, reply) => {
      const { items, nextCursor } = await caller(request, reply).articles.list({
        limit: queryNumber(request, 'limit') ?? DEFAULT_LIMIT,
        cursor: queryText(request, 'cursor'),
        search: queryText(request, 'search'),
        category: queryText(request, 'category'),
      });
      if (nextCursor !== null) reply.header('x-next-cursor', nextCursor);
      return items.map(inBothSpellings);
    },
  );

  app.get(
    '/articles/:slug',
    calls('articles.get', 'One article', { answer: inBoth(Article) }),
    async (request, reply) =>
      inBothSpellings(await caller(request, reply).articles.get({ slug: param(request, 'slug') })),
  );

  app.put(
    '/articles/:id/like',
    calls('articles.like', 'Like an article, or no longer'),
    async (request, reply) => caller(request, reply).articles.like(joined(request, { id: idParam(request) })),
  );

  app.put(
    '/articles/:id/bookmark',
    calls('articles.bookmark', 'Keep an article under saved, or no longer'),
    async (request, reply) =>
      caller(request, reply).articles.bookmark(joined(request, { id: idParam(request) })),
  );

  app.post(
    '/articles/:id/share',
    calls('articles.share', 'Count that an article was shared'),
    async (request, reply) => caller(request, reply).articles.share({ id: idParam(request) }),
  );
};
