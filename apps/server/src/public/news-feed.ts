import { createHash } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { Feed } from 'feed';
import { type ArticleSummary, listArticles } from '@guildhall/api';
import type { Surroundings } from '../context.ts';

const ITEMS = 50;
const FIVE_MINUTES = 'public, max-age=300';

/** `/news/feed.xml`: the latest articles with their summaries; the texts are for members. */
export function registerNewsFeed(app: FastifyInstance, { db, services }: Surroundings): void {
  app.get('/news/feed.xml', async (request, reply) => {
    const { items } = await listArticles(db, null, { limit: ITEMS });
    const rss = newsFeed(items, services.config.publicOrigin);
    const etag = `"${createHash('sha256').update(rss).digest('base64url').slice(0, 27)}"`;
    reply.header('cache-control', FIVE_MINUTES).header('etag', etag);
    if (request.headers['if-none-match'] === etag) return reply.code(304).send();
    return reply.type('application/rss+xml; charset=utf-8').send(rss);
  });
}

export function newsFeed(articles: ArticleSummary[], publicOrigin: string): string {
  const news = `${publicOrigin}/news`;
  const latest = articles[0];
  const feed = new Feed({
    title: 'Guildhall Industry News',
    description: 'News for business professionals and business owners.',
    id: news,
    link: news,
    language: 'en',
    copyright: 'Guildhall',
    feedLinks: { rss: `${news}/feed.xml` },
    // The same articles make the same bytes.
    updated: latest ? new Date(latest.publishedAt) : new Date(0),
  });
  for (const article of articles) {
    const link = `${news}/${article.slug}`;
    feed.addItem({
      title: printable(article.title),
      id: link,
      link,
      description: printable(article.summary ?? ''),
      author: [{ name: printable(article.author) }],
      category: [article.category, ...article.tags].map((name) => ({ name: printable(name) })),
      date: new Date(article.publishedAt),
    });
  }
  return feed.rss2();
}

/** XML knows no way to write most control characters. */
const printable = (text: string) => text.replaceAll(/[^\t\n\r\u0020-\ufffd\u{10000}-\u{10ffff}]/gu, '');
