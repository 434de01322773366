import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { ReplicaSet } from '@guildhall/db';

/** Longer than any replica in use lags behind. */
const MAX_AGE_SECONDS = 60;
const CLIENT_ERROR = 400;
const SERVER_ERROR = 500;
const SAFE_METHODS = new Set(['GET', 'HEAD', 'OPTIONS']);

const nameOf = (secure: boolean) => (secure ? '__Host-wal' : 'wal');

/**
 * Remembers in a cookie the WAL position after each write of a browser, so that its next reads, by whichever
 * process, come from a database that has replayed it. A refused request wrote nothing; a failed one may have. A forged position only costs its sender the replicas.
 * Needs parsed cookies.
 */
export function rememberWrites(app: FastifyInstance, replicas: ReplicaSet, secure: boolean): void {
  app.addHook('onSend', async (request: FastifyRequest, reply: FastifyReply) => {
    const { statusCode } = reply;
    const isRefused = statusCode >= CLIENT_ERROR && statusCode < SERVER_ERROR;
    if (SAFE_METHODS.has(request.method) || isRefused) return;
    if (statusCode < CLIENT_ERROR) replicas.noteChange();
    // Without a position every replica is avoided for as long as the cookie lasts.
    const position = await replicas.position().catch(() => Number.MAX_SAFE_INTEGER);
    reply.setCookie(nameOf(secure), String(position), {
      path: '/',
      httpOnly: true,
      sameSite: 'lax',
      secure,
      maxAge: MAX_AGE_SECONDS,
    });
  });
}

/** The WAL position after the browser's last write; 0 when it has not written for a while. */
export function lastWriteOf({ cookies }: FastifyRequest, secure: boolean): number {
  const value = cookies[nameOf(secure)] ?? '';
  return /^\d{1,16}$/.test(value) ? Number(value) : 0;
}
