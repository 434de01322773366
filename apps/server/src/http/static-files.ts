import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import { join, sep } from 'node:path';

/**
 * The built web client. Every file gets its own route, so an unknown path under /assets is a real 404.
 * File names under /assets contain a content hash, so they are immutable.
 */
export async function registerStaticFiles(app: FastifyInstance, folder: string): Promise<void> {
  const hashed = join(folder, 'assets') + sep;
  await app.register(fastifyStatic, {
    root: folder,
    wildcard: false,
    index: false,
    preCompressed: true,
    cacheControl: false,
    setHeaders: (reply, path) => {
      void reply.header(
        'cache-control',
        path.startsWith(hashed) ? 'public, max-age=31536000, immutable' : 'public, max-age=3600',
      );
    },
  });
}
