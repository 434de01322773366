import { z } from 'zod';
import { backupMessages } from './backup.messages.ts';

const { upload: messages } = backupMessages;

/** The first bytes of every full backup. */
const ZSTD = [0x28, 0xb5, 0x2f, 0xfd];
const CURLY_BRACE = 0x7b;

/** Why a file is no backup that can be uploaded, as far as its size and its first bytes say; null when it may be one. */
export async function objectionTo(file: File, max: { bytes: number; words: string }): Promise<string | null> {
  if (file.size === 0) return messages.empty;
  if (file.size > max.bytes) return messages.tooLarge(max.words);
  const start = new Uint8Array(await file.slice(0, ZSTD.length).arrayBuffer());
  if (start[0] === CURLY_BRACE) return messages.isExport;
  return ZSTD.every((byte, place) => start[place] === byte) ? null : messages.notABackup(file.name);
}

const Job = z.object({ status: z.enum(['running', 'done', 'failed']), error: z.string().nullable() });
const Refusal = z.object({ message: z.string() });

type Options = {
  /** Bytes that have been sent. */
  onProgress: (sent: number) => void;
  signal: AbortSignal;
};

/**
 * Sends a backup in one request, as nothing of a half one is stored.
 * @returns the state of its check
 * @throws an error worded for the administrator
 */
export async function sendBackup(path: string, file: File, { onProgress, signal }: Options) {
  const request = new XMLHttpRequest();
  const { promise: over, resolve } = Promise.withResolvers<void>();
  request.upload.addEventListener('progress', ({ loaded }) => onProgress(loaded));
  request.addEventListener('loadend', () => resolve());
  signal.addEventListener('abort', () => request.abort());
  request.open('POST', path);
  request.setRequestHeader('content-type', 'application/octet-stream');
  request.responseType = 'json';
  request.send(file);
  await over;
  if (signal.aborted) throw new Error(messages.canceled);
  const job = Job.safeParse(request.response);
  if (request.status < 300 && job.success) return job.data;
  if (request.status === 0) throw new Error(messages.interrupted);
  const refusal = Refusal.safeParse(request.response);
  throw new Error(refusal.success ? refusal.data.message : messages.failed);
}
