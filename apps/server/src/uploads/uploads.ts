import type { FastifyRequest } from 'fastify';
import type { Logger } from '@guildhall/api';
import { invalid, timedOut, tooLarge, tooMany, unavailable } from '@guildhall/api/core/errors';
import { takeLease } from '@guildhall/api/core/lease';
import type { Database } from '@guildhall/db';
import type { Boxes, Encoded } from '../pictures/encoder-messages.ts';
import type { PictureEncoder } from '../pictures/picture-encoder.ts';
import { createTempFolder, writeStream } from './temp-folder.ts';

export const MAX_BYTES = 5 * 1_024 * 1_024;
/** The form around the file: boundaries and the headers of its part. */
export const FORM_BYTES = 65_536;
/** Uploads that one process receives or encodes at a time, across all members. */
const MAX_UPLOADS = 12;
const RETRY_AFTER_SECONDS = 2;
/** Below the server's own bound of 15 s, which breaks the connection without a sentence. */
const RECEIVE_MS = 14_000;
/** Longer than an upload may take in all. */
const LEASE_SECONDS = 60;

const TOO_LARGE = 'This picture is larger than 5 MB. Please choose a smaller one.';
const TOO_SLOW = 'The picture took too long to arrive. Please try a smaller one.';
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
  const { db, log, folder, encoder, maxUploads = MAX_UPLOADS, receiveMs = RECEIVE_MS } = options;
  const files = createTempFolder(folder);
  await files.removeStale();
  let running = 0;

  return {
    async receive(request, userId, { charge, boxes }) {
      checkHead(request);
      if (running >= maxUploads) throw unavailable(undefined, RETRY_AFTER_SECONDS);
      running += 1;
      try {
        await using _lease = await oneAtATime(db, log, userId);
        await charge();
        return await files.withFile(
          (path) => receiveFile(request, path, receiveMs),
          (path) => encoder.encode(path, boxes),
        );
      } finally {
        running -= 1;
      }
    },
  };
}

function checkHead(request: FastifyRequest): void {
  if (!request.isMultipart()) throw invalid('Please send the picture as a file.');
  if (Number(request.headers['content-length'] ?? 0) > MAX_BYTES + FORM_BYTES) throw pictureTooLarge();
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

async function receiveFile(request: FastifyRequest, path: string, receiveMs: number): Promise<void> {
  const deadline = AbortSignal.timeout(receiveMs);
  try {
    const file = await orAborted(request.file(), deadline);
    if (!file) throw invalid('Please choose a picture.');
    await writeStream(file.file, path, deadline);
  } catch (error) {
    if (deadline.aborted) throw timedOut(TOO_SLOW);
    if (hasCode(error, 'FST_REQ_FILE_TOO_LARGE')) throw pictureTooLarge();
    // A full disk is nothing that the member sent.
    if (hasCode(error, 'BAD_REQUEST') || isSystemError(error)) throw error;
    throw invalid('Please send one picture and nothing else.');
  }
}

const pictureTooLarge = () => tooLarge(TOO_LARGE, [{ path: 'file', message: TOO_LARGE }]);

const hasCode = (error: unknown, code: string) =>
  error instanceof Error && 'code' in error && error.code === code;

const isSystemError = (error: unknown) => error instanceof Error && 'syscall' in error;

/** The value, or a rejection when the signal aborts first. */
async function orAborted<T>(value: Promise<T>, signal: AbortSignal): Promise<T> {
  const { promise: aborted, reject } = Promise.withResolvers<never>();
  const abort = () => reject(signal.reason);
  signal.addEventListener('abort', abort, { once: true });
  try {
    return await Promise.race([value, aborted]);
  } finally {
    signal.removeEventListener('abort', abort);
  }
}
