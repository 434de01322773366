import type { FastifyInstance } from 'fastify';
import { Feed } from 'feed';
import { type ArticleSummary, listArticles } from '@guildhall/api';
import { escapeHtml } from '@guildhall/markdown';
import type { AppDependencies } from '../context.ts';
import { sendNotFound } from '../http/errors/errors.ts';
import { type FinishedDocument, chargeRequest, finishDocument, sendDocument } from '../http/documents.ts';

const ITEMS = 50;
const FIVE_MINUTES = 'public, max-age=300';

/** Cache lifetime even without changes, because articles may be dated ahead. */
const MAX_AGE_MS = 60_000;

/** `/news/feed.xml`: the latest articles with their summaries; the texts are for members. */
export function registerNewsFeed(app: FastifyInstance, { db, services }: AppDependencies): void {
  const { config, community, limiter, live } = services;
  const makeFeed = async () => {
    const { items } = await listArticles(db, null, { limit: ITEMS });
    const { name } = await community.get();
    return finishDocument(newsFeed(items, { publicOrigin: config.publicOrigin, name }));
  };
  let cached: { generation: number; until: number; feed: Promise<FinishedDocument> } | undefined;
  const latest = () => {
    const [news, names] = [live.publicGeneration('news'), live.publicGeneration('community')];
    if (news === null || names === null) return makeFeed();
    const generation = news + names;
    if (cached?.generation === generation && cached.until > Date.now()) return cached.feed;
    const made = { generation, until: Date.now() + MAX_AGE_MS, feed: makeFeed() };
    cached = made;
    made.feed.catch(() => {
      if (cached === made) cached = undefined;
    });
    return made.feed;
  };

  app.get('/news/feed.xml', { onRequest: chargeRequest(limiter) }, async (request, reply) => {
    const { disabledAreas } = await community.get();
    if (disabledAreas.includes('news')) {
      sendNotFound(request, reply);
      return reply;
    }
    return sendDocument(request, reply, await latest(), {
      type: 'application/rss+xml',
      cacheControl: FIVE_MINUTES,
    });
  });
}

type Publisher = { publicOrigin: string; name: string };

export function newsFeed(articles: ArticleSummary[], { publicOrigin, name }: Publisher): string {
  const news = `${publicOrigin}/news`;
  const latest = articles[0];
  const feed = new Feed({
    title: printable(`${name} Industry News`),
    description: 'News for business professionals and business owners.',
    id: news,
    link: news,
    language: 'en',
    copyright: printable(name),
    feedLinks: { rss: `${news}/feed.xml` },
    // Deterministic: the same articles produce the same bytes, so the ETag is stable.
    updated: latest ? new Date(latest.publishedAt) : new Date(0),
  });
  for (const article of articles) {
    const link = `${news}/${article.slug}`;
    feed.addItem({
      title: printable(article.title),
      id: link,
      link,
      // Readers take a description for HTML; pages show it as it was written.
      description: escapeHtml(printable(article.summary ?? '')),
      author: [{ name: printable(article.author) }],
      category: [article.category, ...article.tags].map((label) => ({ name: printable(label) })),
      date: new Date(article.publishedAt),
    });
  }
  return feed.rss2();
}

/** XML cannot represent most control characters. */
const printable = (text: string) => text.replaceAll(/[^\t\n\r\u0020-\ufffd\u{10000}-\u{10ffff}]/gu, '');
