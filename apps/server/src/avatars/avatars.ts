import multipart from '@fastify/multipart';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { randomBytes } from 'node:crypto';
import { TRPCError } from '@trpc/server';
import { AVATAR_SIZES, avatarFile } from '@guildhall/api/core/avatar';
import { type MemberContext, replaceAvatar } from '@guildhall/api';
import { invalid, unauthorized } from '@guildhall/api/core/errors';
import { type Surroundings, callerOf, createContext } from '../context.ts';
import { answerError, answerNotFound } from '../plugins/errors.ts';
import { readGate } from '../plugins/write-gate.ts';
import { param } from '../rest/input.ts';
import { renderAvatar } from './avatar-image.ts';

const MAX_BYTES = 5 * 1_024 * 1_024;
const UPLOAD = { bodyLimit: MAX_BYTES + 65_536, config: { accepts: 'multipart/form-data' } };
const FILE = /^([a-z0-9]{8,40})-(96|192|384)\.webp$/;

/** Upload and removal of members' pictures. */
export async function registerAvatars(app: FastifyInstance, surroundings: Surroundings): Promise<void> {
  const { storage, log } = surroundings.services;
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
    scope.addHook('onRequest', readGate);
    scope.setErrorHandler(answerError);
    await scope.register(multipart, {
      limits: { fileSize: MAX_BYTES, files: 1, fields: 0, parts: 1, headerPairs: 20 },
    });

    scope.post('/api/profile/avatar', UPLOAD, async (request, reply) => {
      const ctx = memberContext(surroundings, request, reply);
      await surroundings.services.limiter.charge('profileUpdate', `user:${ctx.viewer.id}`);
      const sizes = await renderAvatar(await readUpload(request));
      const key = randomBytes(12).toString('hex');
      for (const [size, body] of sizes)
        await storage.put(avatarFile(key, size), { body, contentType: 'image/webp' });
      await removeFiles(await replaceAvatar(ctx, key));
      return caller(request, reply).auth.me();
    });

    scope.delete('/api/profile/avatar', async (request, reply) => {
      await removeFiles(await replaceAvatar(memberContext(surroundings, request, reply), null));
      return caller(request, reply).auth.me();
    });
  });
}

function memberContext(
  surroundings: Surroundings,
  request: FastifyRequest,
  reply: FastifyReply,
): MemberContext {
  const ctx = createContext(surroundings, request, reply);
  if (!ctx.viewer) throw unauthorized();
  return { ...ctx, viewer: ctx.viewer };
}

async function readUpload(request: FastifyRequest): Promise<Buffer> {
  if (!request.isMultipart()) throw invalid('Please send the picture as a file.');
  try {
    const file = await request.file();
    if (!file) throw invalid('Please choose a picture.');
    return await file.toBuffer();
  } catch (error) {
    if (error instanceof TRPCError) throw error;
    if (error instanceof Error && 'code' in error && error.code === 'FST_REQ_FILE_TOO_LARGE') {
      throw new TRPCError({
        code: 'PAYLOAD_TOO_LARGE',
        message: 'This picture is larger than 5 MB. Please choose a smaller one.',
      });
    }
    throw invalid('Please send one picture and nothing else.');
  }
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
