import type { FastifyRequest } from 'fastify';
import type { Logger } from '@guildhall/api';
import { tooMany, unavailable } from '@guildhall/api/ground/errors/errors';
import { takeLease } from '@guildhall/api/ground/core/lease';
import type { Database } from '@guildhall/db';
import type { Boxes, Encoded } from '../pictures/encoder-messages.ts';
import type { PictureEncoder } from '../pictures/picture-encoder.ts';
import { type ReceiveMessages, checkHead, receiveFile } from './receive-file.ts';
import { createTempFolder } from './temp-folder.ts';

/** Uploads that one process receives or encodes at a time, across all members. */
const MAX_UPLOADS = 12;
const RETRY_AFTER_SECONDS = 2;
/** Longer than an upload may take in all. */
const LEASE_SECONDS = 60;

const PICTURE_MESSAGES: ReceiveMessages = {
  noForm: 'Please send the picture as a file.',
  noFile: 'Please choose a picture.',
  tooLarge: 'This picture is larger than 5 MB. Please choose a smaller one.',
  tooSlow: 'The picture took too long to arrive. Please try a smaller one.',
  malformed: 'Please send one picture and nothing else.',
};
const ONE_AT_A_TIME = 'Your last picture is still being uploaded. Please try again in a moment.';

export type Uploads = {
  /**
   * Receives the one picture of a request into a file and encodes it. Refused before the body is read:
   * SERVICE_UNAVAILABLE when this process has enough of them, TOO_MANY_REQUESTS while another upload of
   * the member runs in any process.
   */
  receive(
    request: FastifyRequest,
    userId: number,
    options: { charge: () => Promise<void>; boxes: Boxes },
  ): Promise<Encoded>;
};

export type UploadOptions = {
  db: Database;
  log: Logger;
  folder: string;
  encoder: Pick<PictureEncoder, 'encode'>;
  maxUploads?: number;
  receiveMs?: number;
};

export async function createUploads(options: UploadOptions): Promise<Uploads> {
  const { db, log, folder, encoder, maxUploads = MAX_UPLOADS, receiveMs } = options;
  const files = createTempFolder(folder);
  await files.removeStale();
  /** The members whose uploads run in this process: it rejects another one of theirs without a query. */
  const running = new Set<number>();

  return {
    async receive(request, userId, { charge, boxes }) {
      checkHead(request, PICTURE_MESSAGES);
      if (running.has(userId)) throw tooMany(ONE_AT_A_TIME, RETRY_AFTER_SECONDS);
      if (running.size >= maxUploads) throw unavailable(undefined, RETRY_AFTER_SECONDS);
      running.add(userId);
      try {
        await using _lease = await oneAtATime(db, log, userId);
        await charge();
        return await files.withFile(
          async (path) => void (await receiveFile(request, path, PICTURE_MESSAGES, receiveMs)),
          (path) => encoder.encode(path, boxes),
        );
      } finally {
        running.delete(userId);
      }
    },
  };
}

async function oneAtATime(db: Database, log: Logger, userId: number): Promise<AsyncDisposable> {
  const lease = await takeLease(db, `upload:user:${userId}`, LEASE_SECONDS);
  if (!lease) throw tooMany(ONE_AT_A_TIME, RETRY_AFTER_SECONDS);
  return {
    // The picture is there; what could not be released runs out by itself.
    [Symbol.asyncDispose]: () =>
      lease.release().catch((error: unknown) => log.warn({ err: error }, 'failed to release upload lease')),
  };
}
