import type { FastifyRequest } from 'fastify';
import { UPLOAD_MAX_BYTES } from '@guildhall/api/files/uploads/pictures.schema';
import { invalid, timedOut, tooLarge } from '@guildhall/api/ground/errors/errors';
import { writeStream } from './temp-folder.ts';

export const MAX_BYTES = UPLOAD_MAX_BYTES;
/** The form around the file: boundaries and the headers of its part. */
export const FORM_BYTES = 65_536;
/** Below the server's own bound of 15 s, which breaks the connection without a sentence. */
const RECEIVE_MS = 14_000;

/** What a sender is told about a file that cannot be received. */
export type ReceiveMessages = {
  noForm: string;
  noFile: string;
  tooLarge: string;
  tooSlow: string;
  malformed: string;
};

/** Refuses a request by its head, before the body is read. */
export function checkHead(request: FastifyRequest, messages: ReceiveMessages): void {
  if (!request.isMultipart()) throw invalid(messages.noForm);
  if (Number(request.headers['content-length'] ?? 0) > MAX_BYTES + FORM_BYTES) throw fileTooLarge(messages);
}

/** Writes the one file of a request to `path`; the name that the sender gave it. */
export async function receiveFile(
  request: FastifyRequest,
  path: string,
  messages: ReceiveMessages,
  receiveMs = RECEIVE_MS,
): Promise<string> {
  const deadline = AbortSignal.timeout(receiveMs);
  try {
    const file = await orAborted(request.file(), deadline);
    if (!file) throw invalid(messages.noFile);
    await writeStream(file.file, path, deadline);
    return file.filename;
  } catch (error) {
    if (deadline.aborted) throw timedOut(messages.tooSlow);
    if (hasCode(error, 'FST_REQ_FILE_TOO_LARGE')) throw fileTooLarge(messages);
    // A full disk is nothing that the member sent.
    if (hasCode(error, 'BAD_REQUEST') || isSystemError(error)) throw error;
    throw invalid(messages.malformed);
  }
}

const fileTooLarge = ({ tooLarge: message }: ReceiveMessages) =>
  tooLarge(message, [{ path: 'file', message }]);

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
