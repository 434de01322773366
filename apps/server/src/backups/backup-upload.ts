import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Readable } from 'node:stream';
import { setTimeout as wait } from 'node:timers/promises';
import { authorizeUpload, uploadBackup } from '@guildhall/api';
import { BackupJob } from '@guildhall/api/console/backups/backups.schema';
import { invalid, timedOut, tooMany } from '@guildhall/api/ground/errors/errors';
import type { AppDependencies } from '../context.ts';
import { allowLongRequest } from '../http/limits/long-requests.ts';
import { createPace } from '../uploads/pace.ts';
import { acceptUploads, memberContext } from '../uploads/upload-route.ts';

/** Time to receive one. A connection on which nothing arrives for a minute is closed before. */
const RECEIVE_MS = 6 * 60 * 60 * 1_000;
/** Beside the receiving: reading the end of the file, and waiting for a short check. */
const HANDLER_TIMEOUT_MS = RECEIVE_MS + 60_000;
const RETRY_AFTER_SECONDS = 60;
const TYPE = 'application/octet-stream';

/** The upload of a backup that was downloaded before: the bare file as the body, streamed into the backup folder. */
export async function registerBackupUpload(
  app: FastifyInstance,
  dependencies: AppDependencies,
  receiveMs = RECEIVE_MS,
): Promise<void> {
  let isReceiving = false;
  const route = {
    bodyLimit: Number.MAX_SAFE_INTEGER,
    handlerTimeout: HANDLER_TIMEOUT_MS,
    compress: false as const,
    config: {
      accepts: TYPE,
      contract: {
        summary: 'Upload a full backup that was made here; 202 while it is still being checked',
        guard: {
          auth: 'staffStepUp' as const,
          permission: 'system' as const,
          limit: 'backupUpload' as const,
        },
        statuses: [201, 202],
        answer: BackupJob,
      },
    },
  };

  await app.register(async (scope) => {
    await acceptUploads(scope);
    // Passed on unread: it is read only when the sender may send it.
    scope.addContentTypeParser(TYPE, (_request, payload, done) => done(null, payload));

    scope.post('/api/admin/backup/upload', route, async (request, reply) => {
      const ctx = memberContext(dependencies, request, reply);
      await authorizeUpload(ctx);
      const sizeBytes = sizeOf(request);
      if (isReceiving) throw tooMany('Another backup is being uploaded', RETRY_AFTER_SECONDS);
      isReceiving = true;
      try {
        using _long = allowLongRequest(request.raw.socket);
        const job = await uploadBackup(ctx, { sizeBytes }, paced(request.raw, receiveMs));
        return await reply.code(job.status === 'running' ? 202 : 201).send(job);
      } finally {
        isReceiving = false;
      }
    });
  });
}

/** @throws BAD_REQUEST without a length, as free space is asked for before anything is written */
function sizeOf({ headers }: FastifyRequest): number {
  const sizeBytes = Number(headers['content-length']);
  if (headers['content-type'] !== TYPE || !Number.isSafeInteger(sizeBytes) || sizeBytes < 1)
    throw invalid(`Please send the file itself as the body, as ${TYPE} and with its length.`);
  return sizeBytes;
}

/** Fast enough for a full backup, and slow enough for other requests to be answered meanwhile. */
const pace = createPace({ bytesPerSecond: 40e6, catchUpMs: 125 });

/** The request stays open when reading ends early, so that the sender reads why. */
async function* paced(request: Readable, receiveMs: number): AsyncGenerator<Buffer> {
  const deadline = performance.now() + receiveMs;
  for await (const chunk of request.iterator({ destroyOnReturn: false })) {
    if (performance.now() > deadline) throw timedOut('The backup took too long to arrive.');
    yield chunk;
    const delay = pace.delayAfter(chunk.length);
    if (delay > 0) await wait(delay);
  }
}
