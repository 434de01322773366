import type { FastifyInstance } from 'fastify';
import { replaceAvatar } from '@guildhall/api';
import { CurrentUser } from '@guildhall/api/people/profile/profile.schema';
import { type AppDependencies, callerOf } from '../context.ts';
import { acceptUploads, memberContext, uploadRoute } from '../uploads/upload-route.ts';
import type { Uploads } from '../uploads/uploads.ts';
import { AVATAR_BOXES } from './avatar-boxes.ts';
import { storeAvatar } from './store-avatar.ts';

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

/** Upload and removal of avatars. */
export async function registerAvatars(
  app: FastifyInstance,
  dependencies: AppDependencies,
  uploads: Uploads,
): Promise<void> {
  const { db, services } = dependencies;
  const { storage, limiter } = services;
  const caller = callerOf(dependencies);

  await app.register(async (scope) => {
    await acceptUploads(scope);

    scope.post('/api/profile/avatar', uploadRoute(UPLOAD), async (request, reply) => {
      const ctx = memberContext(dependencies, request, reply);
      const encoded = await uploads.receive(request, ctx.viewer.id, {
        charge: () => limiter.charge('profileUpdate', `user:${ctx.viewer.id}`),
        boxes: AVATAR_BOXES,
      });
      await replaceAvatar(ctx, await storeAvatar({ db, storage, uploadedBy: ctx.viewer.id }, encoded));
      return caller(request, reply).auth.me();
    });

    // Uncompressed like an upload, as a rejected request with a body lingers too.
    scope.delete(
      '/api/profile/avatar',
      { compress: false, config: { contract: REMOVAL } },
      async (request, reply) => {
        await replaceAvatar(memberContext(dependencies, request, reply), null);
        return caller(request, reply).auth.me();
      },
    );
  });
}
