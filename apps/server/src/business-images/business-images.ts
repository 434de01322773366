import type { FastifyInstance, FastifyRequest } from 'fastify';
import { randomBytes } from 'node:crypto';
import { z } from 'zod';
import { pictureAddress, registerPicture } from '@guildhall/api';
import { invalid } from '@guildhall/api/core/errors';
import type { Surroundings } from '../context.ts';
import { answerNotFound } from '../plugins/errors.ts';
import { param, queryText } from '../rest/input.ts';
import { type Box, decodePicture, encodePicture } from '../uploads/open-picture.ts';
import { acceptPictures, memberContext, pictureRoute } from '../uploads/receive-picture.ts';
import type { Uploads } from '../uploads/uploads.ts';

/** Both keep their proportions; the page decides what it shows of them. */
const BOXES: Record<string, Box> = {
  logo: { width: 384, height: 384, fit: 'inside' },
  cover: { width: 1_600, height: 800, fit: 'inside' },
};
const UPLOAD = {
  summary: 'Upload the logo or cover of a business; the answer is the address for its form',
  guard: { auth: 'member', limit: 'businessUpdate' },
  queryInput: z.object({ kind: z.enum(['logo', 'cover']) }),
  statuses: [201],
  answer: z.object({ url: z.string() }),
} as const;
const FILE = /^[a-z0-9]{8,40}\.webp$/;

/** Upload of a business's logo or cover; the answer is the address to put into the business's form. */
export async function registerBusinessImages(
  app: FastifyInstance,
  surroundings: Surroundings,
  uploads: Uploads,
): Promise<void> {
  const { storage, limiter } = surroundings.services;
  await app.register(async (scope) => {
    await acceptPictures(scope);

    scope.post('/api/businesses/images', pictureRoute(UPLOAD), async (request, reply) => {
      const { viewer } = memberContext(surroundings, request, reply);
      const box = boxOf(request);
      const body = await uploads.receive(request, viewer.id, {
        charge: () => limiter.charge('businessUpdate', `user:${viewer.id}`),
        decode: async (path) => encodePicture(await decodePicture(path, box)),
      });
      const { key, address } = pictureAddress(`${randomBytes(12).toString('hex')}.webp`);
      await registerPicture(surroundings.db, address);
      await storage.put(key, { body, contentType: 'image/webp' });
      return reply.code(201).send({ url: address });
    });
  });
}

function boxOf(request: FastifyRequest): Box {
  const box = BOXES[queryText(request, 'kind') ?? ''];
  if (!box)
    throw invalid('Please say whether it is a logo or a cover', [{ path: 'kind', message: 'logo or cover' }]);
  return box;
}

/** A name is new with every upload, so what lies under it never changes. */
export function registerBusinessImageFiles(app: FastifyInstance, { services }: Surroundings): void {
  app.get('/business-images/:file', async (request, reply) => {
    const name = param(request, 'file');
    const stored = FILE.test(name) ? await services.storage.get(pictureAddress(name).key) : null;
    if (!stored) return answerNotFound(request, reply);
    return reply
      .type(stored.contentType)
      .header('cache-control', 'public, max-age=31536000, immutable')
      .send(stored.body);
  });
}
