import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Community } from '@guildhall/api/ground/settings/community.schema';
import { unavailable } from '@guildhall/api/ground/errors/errors';
import type { AppDependencies } from '../context.ts';
import { chargeRequest } from '../http/documents.ts';
import { etagOf, sendWithEtag } from '../http/etag.ts';
import { createSerialQueue } from '../pictures/serial-queue.ts';
import { type IconSpec, drawIcon, themeColor } from './draw-icon.ts';

const square = (size: number, share = 1): IconSpec => ({ width: size, height: size, share });

/** Maskable icons are cut to a circle of four fifths, and phones put a corner of their own on the touch icon. */
const ICONS: Record<string, IconSpec> = {
  '/favicon.ico': square(48),
  '/icon-48.png': square(48),
  '/icon-192.png': square(192),
  '/icon-512.png': square(512),
  '/icon-maskable-512.png': square(512, 0.66),
  '/apple-touch-icon.png': square(180, 0.86),
  '/card.png': { width: 1_200, height: 630, share: 0.5 },
};

/** For the turn of a drawing, of which one takes tens of milliseconds. */
const START_WITHIN_MS = 10_000;

type BrandFile = { type: string; etag: string; body: Buffer };

/**
 * The icons and the manifest of the community, at fixed addresses. Browsers ask each time and are told that nothing
 * changed, so a new icon shows at once.
 */
export function registerBrandFiles(app: FastifyInstance, { services }: AppDependencies): void {
  const { community, storage, limiter } = services;
  const onRequest = chargeRequest(limiter);
  const queue = createSerialQueue();
  let last = { key: '', files: new Map<string, Promise<BrandFile>>() };

  function fileOf(settings: Community, path: string, make: () => Promise<BrandFile>): Promise<BrandFile> {
    const key = keyOf(settings);
    if (last.key !== key) last = { key, files: new Map() };
    const { files } = last;
    const known = files.get(path);
    if (known) return known;
    const made = make();
    files.set(path, made);
    made.catch(() => files.delete(path));
    return made;
  }

  for (const [path, spec] of Object.entries(ICONS))
    app.get(path, { onRequest }, async (request, reply) => {
      const settings = await community.get();
      const file = await fileOf(settings, path, async () => {
        const stored = settings.icon === '' ? null : await storage.get(settings.icon.slice(1));
        const picture = stored && Buffer.from(stored.body);
        const drawn = await queue.run(() => drawIcon(settings, picture, spec), {
          signal: AbortSignal.timeout(START_WITHIN_MS),
          late: unavailable,
        });
        return finish('image/png', drawn);
      });
      // Emails begin with it, and webmail is another site.
      reply.header('cross-origin-resource-policy', 'cross-origin');
      return send(request, reply, file);
    });

  app.get('/site.webmanifest', { onRequest }, async (request, reply) => {
    const settings = await community.get();
    const make = async () =>
      finish('application/manifest+json', Buffer.from(JSON.stringify(manifestOf(settings))));
    return send(request, reply, await fileOf(settings, 'manifest', make));
  });
}

/** By value: while announcements are not heard, every request reads the settings anew. */
const keyOf = ({ name, shortName, description, primaryColor, accentColor, icon }: Community) =>
  JSON.stringify([name, shortName, description, primaryColor, accentColor, icon]);

const manifestOf = (community: Community) => ({
  name: community.name,
  short_name: community.shortName || community.name,
  ...(community.description !== '' && { description: community.description }),
  start_url: '/dashboard',
  display: 'standalone',
  background_color: '#faf8f4',
  theme_color: themeColor(community),
  icons: [
    { src: '/icon-192.png', sizes: '192x192', type: 'image/png' },
    { src: '/icon-512.png', sizes: '512x512', type: 'image/png' },
    { src: '/icon-maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
  ],
});

const finish = (type: string, body: Buffer): BrandFile => ({ type, etag: etagOf(body), body });

const send = (request: FastifyRequest, reply: FastifyReply, { type, etag, body }: BrandFile): FastifyReply =>
  sendWithEtag(request, reply, {
    etag,
    cacheControl: 'no-cache',
    send: () => reply.type(type).send(body),
  });
