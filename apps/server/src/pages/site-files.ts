import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { cacheGeneration } from '@guildhall/api/ground/cache/cache-generation';
import type { AppDependencies } from '../context.ts';
import { type FinishedDocument, chargeRequest, finishDocument, sendDocument } from '../http/documents.ts';
import { SITEMAP_KINDS, makeSitemap, makeSitemapIndex, sitemapPath } from './sitemaps.ts';

const PRIVATE_PATHS = ['/api/', '/trpc/', '/admin', '/dashboard', '/messages', '/settings', '/s/'];
/** How long a sitemap is cached. */
const TTL_MS = 10 * 60_000;
const ENDED_BY = ['community', 'members'] as const;
const ONE_HOUR = 'public, max-age=3600';
/** What was hidden is gone from caches of others, too, soon after. */
const FIVE_MINUTES = 'public, max-age=300';

/** robots.txt, and a sitemap per kind of page with their index. */
export function registerSiteFiles(app: FastifyInstance, { db, services }: AppDependencies): void {
  const { config, live } = services;
  const { publicOrigin } = config;
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

  // Cached by time, because members change all day; a restore, a change of the community and what is hidden end it.
  const cache = new Map<string, { generation: string; until: number; document: Promise<FinishedDocument> }>();
  const latest = (name: string, make: () => Promise<Buffer>) => {
    const generation = [cacheGeneration(), ...ENDED_BY.map((data) => live.publicGeneration(data))].join(' ');
    const cached = cache.get(name);
    if (cached?.generation === generation && cached.until > Date.now()) return cached.document;
    const document = make().then(finishDocument);
    const made = { generation, until: Date.now() + TTL_MS, document };
    cache.set(name, made);
    document.catch(() => {
      if (cache.get(name) === made) cache.delete(name);
    });
    return document;
  };

  app.get('/sitemap.xml', { onRequest }, (request, reply) =>
    send(
      request,
      reply,
      latest('index', () => makeSitemapIndex({ db, services })),
    ),
  );
  for (const kind of SITEMAP_KINDS)
    app.get(sitemapPath(kind), { onRequest }, (request, reply) =>
      send(
        request,
        reply,
        latest(kind, () => makeSitemap({ db, services }, kind)),
      ),
    );
}

async function send(
  request: FastifyRequest,
  reply: FastifyReply,
  document: Promise<FinishedDocument>,
): Promise<FastifyReply> {
  return sendDocument(request, reply, await document, {
    type: 'application/xml',
    cacheControl: FIVE_MINUTES,
  });
}
