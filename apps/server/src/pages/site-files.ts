import type { FastifyInstance } from 'fastify';
import { Readable } from 'node:stream';
import { SitemapStream, streamToPromise } from 'sitemap';
import { cacheGeneration } from '@guildhall/api/cache/cache-generation';
import type { Database } from '@guildhall/db';
import type { AppDependencies } from '../context.ts';
import { type FinishedDocument, chargeRequest, finishDocument, sendDocument } from '../http/documents.ts';

const PRIVATE_PATHS = ['/api/', '/trpc/', '/admin', '/dashboard', '/messages', '/settings', '/s/'];
const STATIC_PAGES = ['/', '/feed', '/news', '/services', '/businesses'];
/** The sitemap protocol's maximum per file. */
const MAX_ENTRIES = 50_000;
/** How long the sitemap is cached. */
const TTL_MS = 10 * 60_000;
const ONE_HOUR = 'public, max-age=3600';

/** robots.txt and the sitemap. */
export function registerSiteFiles(app: FastifyInstance, { db, services }: AppDependencies): void {
  const { publicOrigin } = services.config;
  const onRequest = chargeRequest(services.limiter);
  const robots = finishDocument(
    [
      'User-agent: *',
      ...PRIVATE_PATHS.map((path) => `Disallow: ${path}`),
      `Sitemap: ${publicOrigin}/sitemap.xml`,
      '',
    ].join('\n'),
  );
  app.get('/robots.txt', { onRequest }, async (request, reply) =>
    sendDocument(request, reply, await robots, { type: 'text/plain', cacheControl: ONE_HOUR }),
  );

  // Cached by time, because members change all day; a restore invalidates it.
  let cached: { generation: number; until: number; sitemap: Promise<FinishedDocument> } | undefined;
  const latest = () => {
    const generation = cacheGeneration();
    if (cached?.generation === generation && cached.until > Date.now()) return cached.sitemap;
    const sitemap = makeSitemap(db, publicOrigin).then(finishDocument);
    const made = { generation, until: Date.now() + TTL_MS, sitemap };
    cached = made;
    sitemap.catch(() => {
      if (cached === made) cached = undefined;
    });
    return sitemap;
  };
  app.get('/sitemap.xml', { onRequest }, async (request, reply) =>
    sendDocument(request, reply, await latest(), { type: 'application/xml', cacheControl: ONE_HOUR }),
  );
}

async function makeSitemap(db: Database, publicOrigin: string): Promise<Buffer> {
  const members = await listPublicProfiles(db);
  const pages = [
    ...STATIC_PAGES.map((url) => ({ url })),
    ...members.map(({ username }) => ({ url: `/profile/${username}` })),
  ];
  return streamToPromise(Readable.from(pages).pipe(new SitemapStream({ hostname: publicOrigin })));
}

/** Members who allow indexing, most recently active first. */
async function listPublicProfiles(db: Database): Promise<{ username: string }[]> {
  const rows = await db
    .selectFrom('users')
    .select('username')
    .where('isActive', '=', true)
    .where('suggestable', '=', true)
    .where('username', 'is not', null)
    .orderBy('id', 'desc')
    .limit(MAX_ENTRIES - STATIC_PAGES.length)
    .execute();
  return rows.flatMap(({ username }) => (username === null ? [] : [{ username }]));
}
