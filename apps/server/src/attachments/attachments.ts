import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { canSeeAttachment, pictureKey } from '@guildhall/api';
import { ATTACHMENT_FOLDER } from '@guildhall/api/files/attachments/attachments.schema';
import { LONGEST_SIDE } from '@guildhall/api/files/uploads/pictures.schema';
import { requireMayWrite } from '@guildhall/api/ground/core/may-write';
import { type AppDependencies, createContext } from '../context.ts';
import { chargeRequest } from '../http/documents.ts';
import { sendNotFound } from '../http/errors/errors.ts';
import type { Box } from '../pictures/encoder-messages.ts';
import { boxesOf, storePicture } from '../pictures/store-picture.ts';
import { param } from '../rest/input.ts';
import { acceptUploads, memberContext, uploadRoute } from '../uploads/upload-route.ts';
import type { Uploads } from '../uploads/uploads.ts';

const BOX: Box = { width: LONGEST_SIDE, height: LONGEST_SIDE, fit: 'inside' };
const UPLOAD = {
  summary: 'Upload a picture for a post; the answer is the address to send with it',
  guard: { auth: 'member', limit: 'attachment' },
  statuses: [201],
  answer: z.object({ url: z.string() }),
} as const;
/** The name that the post has, and the width of a smaller file. */
const FILE = /^([a-z0-9]{8,40}-\d+x\d+-[0-9a-f]{24})(?:-\d+)?\.webp$/;

/** Upload of the pictures of posts. Nobody sees one before its post is there. */
export async function registerAttachments(
  app: FastifyInstance,
  dependencies: AppDependencies,
  uploads: Uploads,
): Promise<void> {
  const { db, services } = dependencies;
  await app.register(async (scope) => {
    await acceptUploads(scope);

    scope.post('/api/attachments', uploadRoute(UPLOAD), async (request, reply) => {
      const { viewer } = memberContext(dependencies, request, reply);
      requireMayWrite(viewer);
      const encoded = await uploads.receive(request, viewer.id, {
        charge: () => services.limiter.charge('attachment', `user:${viewer.id}`),
        boxes: boxesOf(BOX),
      });
      const url = await storePicture(
        { db, storage: services.storage, uploadedBy: viewer.id },
        ATTACHMENT_FOLDER,
        encoded,
      );
      return reply.code(201).send({ url });
    });
  });
}

/**
 * The files, for those who may read what they are attached to. Only the reader's own browser caches them, for a day.
 */
export function registerAttachmentFiles(app: FastifyInstance, dependencies: AppDependencies): void {
  const onRequest = chargeRequest(dependencies.services.limiter);
  app.get('/attachments/:file', { onRequest }, async (request, reply) => {
    const { db, viewer, services } = createContext(dependencies, request, reply);
    const name = param(request, 'file');
    const address = `${ATTACHMENT_FOLDER}${FILE.exec(name)?.[1] ?? ''}.webp`;
    const isVisible = FILE.test(name) && (await canSeeAttachment(db, viewer, address));
    const stored = isVisible ? await services.storage.get(pictureKey(ATTACHMENT_FOLDER + name)) : null;
    if (!stored) return sendNotFound(request, reply);
    return reply
      .type(stored.contentType)
      .header('cache-control', 'private, max-age=86400, immutable')
      .send(stored.body);
  });
}
