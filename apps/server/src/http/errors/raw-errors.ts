import type { Socket } from 'node:net';
import { STATUS_CODES } from 'node:http';
import { isReceivingLong } from '../limits/long-requests.ts';
import { sentenceFor } from './errors.ts';

const STATUS: Record<string, number> = { ERR_HTTP_REQUEST_TIMEOUT: 408, HPE_HEADER_OVERFLOW: 431 };

/**
 * Handles input that is not valid HTTP, too slow or too large. Fastify is not involved yet, so the response is
 * written to the socket, with the same JSON as every other error.
 */
export function sendRawError(error: Error & { code?: string }, socket: Socket): void {
  if (error.code === 'ECONNRESET' || socket.destroyed) return;
  if (error.code === 'ERR_HTTP_REQUEST_TIMEOUT' && isReceivingLong(socket)) return;
  const status = STATUS[error.code ?? ''] ?? 400;
  const body = JSON.stringify({ message: sentenceFor(status) });
  if (socket.writable) {
    socket.write(
      [
        `HTTP/1.1 ${status} ${STATUS_CODES[status]}`,
        'content-type: application/json; charset=utf-8',
        `content-length: ${Buffer.byteLength(body)}`,
        'x-content-type-options: nosniff',
        'cache-control: no-store',
        'connection: close',
        '',
        body,
      ].join('\r\n'),
    );
  }
  socket.destroySoon();
}
