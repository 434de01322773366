import type { FastifyInstance } from 'fastify';
import { randomBytes } from 'node:crypto';
import { AVATAR_SIZES, avatarFile } from '@guildhall/api/core/avatar';
import { replaceAvatar } from '@guildhall/api';
import { CurrentUser } from '@guildhall/api/profile/schema';
import { type Surroundings, callerOf } from '../context.ts';
import { answerNotFound } from '../http/errors/errors.ts';
import { param } from '../rest/input.ts';
import { acceptPictures, memberContext, pictureRoute } from '../uploads/receive-picture.ts';
import type { Uploads } from '../uploads/uploads.ts';
import { renderAvatar } from './avatar-image.ts';

const UPLOAD = {
  summary: 'Choose a picture of me',
  guard: { auth: 'member', limit: 'profileUpdate' },
  answer: CurrentUser,
} as const;
const REMOVAL = {
  summary: 'Remove the picture of me',
  guard: { auth: 'member' },
  answer: CurrentUser,
} as const;
const FILE = /^([a-z0-9]{8,40})-(96|192|384)\.webp$/;

/** Upload and removal of members' pictures. */
export async function registerAvatars(
  app: FastifyInstance,
  surroundings: Surroundings,
  uploads: Uploads,
): Promise<void> {
  const { storage, limiter, log } = surroundings.services;
  const caller = callerOf(surroundings);

  const removeFiles = async (key: string | null) => {
    if (key === null) return;
    await Promise.all(AVATAR_SIZES.map((size) => storage.remove(avatarFile(key, size)))).catch(
      (error: unknown) => {
        log.warn({ err: error, key }, 'a former picture could not be removed');
      },
    );
  };

  await app.register(async (scope) => {
    await acceptPictures(scope);

    scope.post('/api/profile/avatar', pictureRoute(UPLOAD), async (request, reply) => {
      const ctx = memberContext(surroundings, request, reply);
      const sizes = await uploads.receive(request, ctx.viewer.id, {
        charge: () => limiter.charge('profileUpdate', `user:${ctx.viewer.id}`),
        decode: renderAvatar,
      });
      const key = randomBytes(12).toString('hex');
      for (const [size, body] of sizes)
        await storage.put(avatarFile(key, size), { body, contentType: 'image/webp' });
      await removeFiles(await replaceAvatar(ctx, key));
      return caller(request, reply).auth.me();
    });

    scope.delete('/api/profile/avatar', { config: { contract: REMOVAL } }, async (request, reply) => {
      await removeFiles(await replaceAvatar(memberContext(surroundings, request, reply), null));
      return caller(request, reply).auth.me();
    });
  });
}

/** A key is new with every upload, so what lies under it never changes. */
export function registerAvatarFiles(app: FastifyInstance, { services }: Surroundings): void {
  app.get('/avatars/:file', async (request, reply) => {
    const name = param(request, 'file');
    const stored = FILE.test(name) ? await services.storage.get(`avatars/${name}`) : null;
    if (!stored) return answerNotFound(request, reply);
    return reply
      .type(stored.contentType)
      .header('cache-control', 'public, max-age=31536000, immutable')
      .send(stored.body);
  });
}
