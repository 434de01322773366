import { createHash } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { inCommunityLanguage } from '../locale/catalogs.ts';
import { translated } from '@guildhall/locale/translated';
import { siteFileMessages } from '@guildhall/api/community/site/site-files.messages';
import { LRUCache } from 'lru-cache';
import { type CardSubject, getCardSubject } from '@guildhall/api';
import { isPageOn } from '@guildhall/api/ground/settings/areas.schema';
import { paletteOf } from '@guildhall/api/community/community/brand-palette.schema';
import { CARD_KINDS, type CardKind } from '@guildhall/api/console/cards/cards.schema';
import { notFound, unavailable } from '@guildhall/api/ground/errors/errors';
import { addressKey } from '@guildhall/api/ground/limits/address-key';
import type { AppDependencies } from '../context.ts';
import { chargeRequest } from '../http/documents.ts';
import { isCurrent, sendWithEtag } from '../http/etag.ts';
import type { PictureEncoder } from '../pictures/picture-encoder.ts';
import { createSerialQueue } from '../pictures/serial-queue.ts';
import { param } from '../rest/input.ts';
import { type Card, type CardContent, cardText, isDrawable } from '../pictures/card.ts';

/** Some 20 kB each. */
const CACHED_BYTES = 4 * 1_024 * 1_024;
const START_WITHIN_MS = 5_000;
const RETRY_AFTER_SECONDS = 10;
/** Cards that wait for one address: a few addresses at the general limit would else keep all other crawlers out. */
const WAITING_PER_ADDRESS = 3;
/** The picture of a community without letters that the fonts lack. */
const COMMUNITY_CARD = '/card.png';

/**
 * Pictures of link previews, drawn when a crawler asks for them. One is drawn at a time, so that members who upload
 * pictures wait for one card at most.
 */
export function registerCards(
  app: FastifyInstance,
  { db, services: { community, storage, limiter } }: AppDependencies,
  encoder: PictureEncoder,
): void {
  const queue = createSerialQueue();
  const cache = new LRUCache<string, Buffer>({
    maxSize: CACHED_BYTES,
    sizeCalculation: ({ length }) => length,
  });

  const waiting = new Map<string, number>();

  /** @throws SERVICE_UNAVAILABLE when too many cards wait for this address */
  async function inTurn<T>(ip: string, work: () => Promise<T>): Promise<T> {
    const key = addressKey(ip);
    const before = waiting.get(key) ?? 0;
    if (before >= WAITING_PER_ADDRESS) throw unavailable(undefined, RETRY_AFTER_SECONDS);
    waiting.set(key, before + 1);
    try {
      return await work();
    } finally {
      const left = (waiting.get(key) ?? 1) - 1;
      if (left === 0) waiting.delete(key);
      else waiting.set(key, left);
    }
  }

  async function contentOf(kind: CardKind, subject: CardSubject): Promise<CardContent> {
    const settings = await community.get();
    const { forest, brass } = paletteOf(settings.primaryColor, settings.accentColor);
    return {
      community: cardText(settings.name),
      kind: (await inCommunityLanguage(settings, () => translated(siteFileMessages))).cards[kind],
      title: cardText(subject.title),
      subtitle: cardText(subject.subtitle),
      initial: Array.from(cardText(subject.name))[0]?.toUpperCase() ?? '',
      picture: subject.picture,
      colors: { background: forest[8], text: '#ffffff', accent: brass[3] },
    };
  }

  async function cardOf(content: CardContent): Promise<Card> {
    const stored = content.picture && (await storage.get(content.picture.slice(1)));
    return { ...content, picture: stored ? Buffer.from(stored.body) : null };
  }

  const draw = (key: string, content: CardContent): Promise<Buffer> =>
    queue.run(
      async () => {
        const drawn = cache.get(key) ?? (await encoder.draw(await cardOf(content)));
        cache.set(key, drawn);
        return drawn;
      },
      {
        signal: AbortSignal.timeout(START_WITHIN_MS),
        late: () => unavailable(undefined, RETRY_AFTER_SECONDS),
      },
    );

  app.get('/cards/:kind/:file', { onRequest: chargeRequest(limiter) }, async (request, reply) => {
    const kind = CARD_KINDS.find((one) => one === param(request, 'kind'));
    const [, ref] = /^(.{1,200})\.png$/.exec(param(request, 'file')) ?? [];
    const { disabledAreas } = await community.get();
    if (kind === undefined || ref === undefined || !isPageOn(request.url, disabledAreas))
      throw notFound('Page not found');
    const content = await contentOf(kind, await getCardSubject(db, kind, ref));
    if (!isDrawable(content)) return reply.redirect(COMMUNITY_CARD);
    const key = createHash('sha256').update(JSON.stringify(content)).digest('base64url');
    const etag = `"${key}"`;
    const drawn = isCurrent(request, etag)
      ? null
      : (cache.get(key) ?? (await inTurn(request.ip, () => draw(key, content))));
    return sendWithEtag(request, reply, {
      etag,
      cacheControl: 'public, max-age=3600',
      send: () => reply.type('image/png').send(drawn),
    });
  });
}
