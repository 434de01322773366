import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import type { FastifyReply, FastifyRequest, onRequestAsyncHookHandler } from 'fastify';
import { type Limiter, chargeGeneralLimit } from '@guildhall/api/ground/limits/limiter';
import { etagOf, sendWithEtag } from './etag.ts';

/** A document cached in memory, plain and gzipped, so that serving it again costs no rendering or compression. */
export type FinishedDocument = { etag: string; plain: Buffer; compressed: Buffer };

export async function finishDocument(content: string | Buffer): Promise<FinishedDocument> {
  const plain = Buffer.from(content);
  return { etag: etagOf(plain), plain, compressed: await promisify(gzip)(plain, { level: 9 }) };
}

/** Sends the document in an accepted encoding, or 304 if the client's ETag is current. */
export function sendDocument(
  request: FastifyRequest,
  reply: FastifyReply,
  { etag, plain, compressed }: FinishedDocument,
  { type, cacheControl }: { type: string; cacheControl: string },
): FastifyReply {
  reply.header('vary', 'accept-encoding');
  const send = () => {
    reply.type(`${type}; charset=utf-8`);
    if (!/\bgzip\b/.test(request.headers['accept-encoding'] ?? '')) return reply.send(plain);
    return reply.header('content-encoding', 'gzip').send(compressed);
  };
  return sendWithEtag(request, reply, { etag, cacheControl, send });
}

/** An onRequest hook that charges the general rate limit for routes that call no procedure. */
export const chargeRequest =
  (limiter: Limiter): onRequestAsyncHookHandler =>
  async (request) =>
    chargeGeneralLimit(limiter, { viewer: request.viewer, ip: request.ip });
