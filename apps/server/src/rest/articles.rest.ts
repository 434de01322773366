import { z } from 'zod';
import { Article, ArticleSummary, EditedArticle } from '@guildhall/api/publishing/articles/articles.schema';
import { CREATED_ONCE, PAGE, type RouteDescription, del, get, patch, post, put } from './describe-route.ts';

/** The schema of what `inBothSpellings` returns. */
export const inBoth = (shape: typeof ArticleSummary | typeof EditedArticle) =>
  shape.extend({ is_featured: shape.shape.isFeatured, published_at: shape.shape.publishedAt });

/** The documented schema has these two fields in camelCase and snake_case. */
export const inBothSpellings = <Item extends ArticleSummary | EditedArticle>(article: Item) => ({
  ...article,
  is_featured: article.isFeatured,
  published_at: article.publishedAt,
});

export const pageInBothSpellings = (page: { items: ArticleSummary[]; nextCursor: string | null }) => ({
  ...page,
  items: page.items.map(inBothSpellings),
});

/** What administrators get of an article that they wrote. */
export const EDITED = { answer: inBoth(EditedArticle), present: inBothSpellings };

export const articlesRest: RouteDescription[] = [
  get('/articles', 'articles.list', 'Published articles without their texts, the newest first', {
    ...PAGE,
    answer: z.array(inBoth(ArticleSummary)),
    present: pageInBothSpellings,
  }),
  get('/articles/:slug', 'articles.get', 'One article', {
    answer: inBoth(Article),
    present: inBothSpellings,
  }),
  get('/your-articles', 'articles.own.list', 'Articles that I wrote, published or not', PAGE),
  get('/your-articles/:id', 'articles.own.get', 'An article that I wrote'),
  post(
    '/your-articles',
    'articles.own.create',
    'Write an article, for later or for the administrators to publish',
    CREATED_ONCE,
  ),
  patch('/your-articles/:id', 'articles.own.update', 'Change or submit an article of mine'),
  post('/your-articles/:id/withdraw', 'articles.own.withdraw', 'Take back an article that waits'),
  del('/your-articles/:id', 'articles.own.delete', 'Delete an article of mine that is not published'),
  put('/articles/:id/like', 'articles.like', 'Like an article, or no longer'),
  put('/articles/:id/bookmark', 'articles.bookmark', 'Save an article, or no longer'),
  post('/articles/:id/share', 'articles.share', 'Count that an article was shared'),

  get('/articles/:articleId/comments', 'articles.comments.list', 'Comments on an article', { page: true }),
  post('/articles/:articleId/comments', 'articles.comments.create', 'Comment on an article', CREATED_ONCE),
  del('/articles/comments/:id', 'articles.comments.delete', 'Delete a comment on an article'),
  post('/articles/comments/:id/report', 'articles.comments.report', 'Report a comment on an article'),
];
