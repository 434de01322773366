import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import { join, sep } from 'node:path';

/**
 * The built web. Every file is a route of its own, so an unknown path under /assets is a real 404.
 * Names under /assets carry a hash of their content and never change.
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
