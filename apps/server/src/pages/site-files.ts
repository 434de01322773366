import type { FastifyInstance } from 'fastify';
import { Readable } from 'node:stream';
import { SitemapStream, streamToPromise } from 'sitemap';
import type { Database } from '@guildhall/db';

const PRIVATE_PATHS = ['/api/', '/trpc/', '/admin', '/dashboard', '/settings', '/s/'];
const STATIC_PAGES = ['/', '/feed', '/news', '/services', '/businesses'];
/** The protocol's bound for one file. */
const MAX_ENTRIES = 50_000;
/** However many ask, the list is made once in this time. */
const KEPT_MS = 10 * 60_000;
const ONE_HOUR = 'public, max-age=3600';

/** What search engines ask for. */
export function registerSiteFiles(
  app: FastifyInstance,
  { db, publicOrigin }: { db: Database; publicOrigin: string },
): void {
  const robots = [
    'User-agent: *',
    ...PRIVATE_PATHS.map((path) => `Disallow: ${path}`),
    `Sitemap: ${publicOrigin}/sitemap.xml`,
    '',
  ].join('\n');
  app.get('/robots.txt', async (_request, reply) =>
    reply.type('text/plain; charset=utf-8').header('cache-control', ONE_HOUR).send(robots),
  );

  let kept: { until: number; sitemap: Promise<Buffer> } | undefined;
  app.get('/sitemap.xml', async (_request, reply) => {
    if (!kept || kept.until < Date.now()) {
      kept = { until: Date.now() + KEPT_MS, sitemap: makeSitemap(db, publicOrigin) };
      kept.sitemap.catch(() => (kept = undefined));
    }
    const sitemap = await kept.sitemap;
    return reply.type('application/xml; charset=utf-8').header('cache-control', ONE_HOUR).send(sitemap);
  });
}

async function makeSitemap(db: Database, publicOrigin: string): Promise<Buffer> {
  const members = await listPublicProfiles(db);
  const pages = [
    ...STATIC_PAGES.map((url) => ({ url })),
    ...members.map(({ username }) => ({ url: `/profile/${username}` })),
  ];
  return streamToPromise(Readable.from(pages).pipe(new SitemapStream({ hostname: publicOrigin })));
}

/** Members who want to be found, the latest active first. */
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
