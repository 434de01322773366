import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import { readdir } from 'node:fs/promises';
import { join, sep } from 'node:path';

const ASSETS = 'assets';

/**
 * The built web client. File names under /assets contain a content hash, so they are immutable; an unknown one is a
 * real 404. They share one route: one for each of the thousands of files took 60 MB and a second at every start.
 * @param folder as the client was built: some files, and those of `assets`
 */
export async function registerStaticFiles(app: FastifyInstance, folder: string): Promise<void> {
  const hashed = join(folder, ASSETS) + sep;
  await app.register(fastifyStatic, {
    root: folder,
    serve: false,
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

  const assets = new Set(await readdir(hashed));
  app.get<{ Params: { file: string } }>(`/${ASSETS}/:file`, ({ params: { file } }, reply) =>
    assets.has(file) ? reply.sendFile(join(ASSETS, file)) : reply.callNotFound(),
  );
  for (const entry of await readdir(folder, { withFileTypes: true }))
    if (entry.isFile()) app.get(`/${entry.name}`, (_request, reply) => reply.sendFile(entry.name));
}
