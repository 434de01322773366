import type { FastifyInstance } from 'fastify';
import { Feed, type Item } from 'feed';
import type { PublicData } from '@guildhall/api/ground/core/live';
import type { Area } from '@guildhall/api/ground/settings/areas.schema';
import { inCommunityLanguage } from '../locale/catalogs.ts';
import type { AppDependencies } from '../context.ts';
import { sendNotFound } from '../http/errors/errors.ts';
import { type FinishedDocument, chargeRequest, finishDocument, sendDocument } from '../http/documents.ts';

const FIVE_MINUTES = 'public, max-age=300';

/** Cache lifetime even without changes, because items may be dated ahead, or end. */
const MAX_AGE_MS = 60_000;

export type Publisher = { publicOrigin: string; name: string };

export type FeedSource = {
  path: `/${string}/feed.xml`;
  /** The feed is not there while the area is turned off. */
  area: Area;
  /** What the feed shows; a change of it ends the cached feed. */
  shows: readonly PublicData[];
  make: (publisher: Publisher) => Promise<string>;
};

/** Serves a list of public things as RSS. */
export function registerFeed(
  app: FastifyInstance,
  { services }: AppDependencies,
  { path, area, shows, make }: FeedSource,
): void {
  const { config, community, limiter, live } = services;
  const makeFeed = async () => {
    const settings = await community.get();
    const publisher = { publicOrigin: config.publicOrigin, name: settings.name };
    return finishDocument(await inCommunityLanguage(settings, () => make(publisher)));
  };
  let cached: { generation: string; until: number; feed: Promise<FinishedDocument> } | undefined;
  const latest = () => {
    const generations = [...shows, 'community' as const].map((data) => live.publicGeneration(data));
    if (generations.includes(null)) return makeFeed();
    const generation = generations.join(' ');
    if (cached?.generation === generation && cached.until > Date.now()) return cached.feed;
    const made = { generation, until: Date.now() + MAX_AGE_MS, feed: makeFeed() };
    cached = made;
    made.feed.catch(() => {
      if (cached === made) cached = undefined;
    });
    return made.feed;
  };

  app.get(path, { onRequest: chargeRequest(limiter) }, async (request, reply) => {
    const { disabledAreas } = await community.get();
    if (disabledAreas.includes(area)) {
      sendNotFound(request, reply);
      return reply;
    }
    return sendDocument(request, reply, await latest(), {
      type: 'application/rss+xml',
      cacheControl: FIVE_MINUTES,
    });
  });
}

type Channel = Publisher & { path: string; title: string; description: string };

/** An RSS document of these items, newest first. The same items produce the same bytes, so the ETag is stable. */
export function rssOf(items: Item[], { publicOrigin, name, path, title, description }: Channel): string {
  const page = `${publicOrigin}${path}`;
  const feed = new Feed({
    title: printable(`${name} ${title}`),
    description,
    id: page,
    link: page,
    language: 'en',
    copyright: printable(name),
    feedLinks: { rss: `${page}/feed.xml` },
    updated: items[0]?.date ?? new Date(0),
  });
  for (const item of items) feed.addItem(item);
  return feed.rss2();
}

/** XML cannot represent most control characters. */
export const printable = (text: string): string =>
  text.replaceAll(/[^\t\n\r\u0020-\ufffd\u{10000}-\u{10ffff}]/gu, '');
