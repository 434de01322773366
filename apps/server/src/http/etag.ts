import { createHash } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';

/** The ETag of a response by its bytes. */
export const etagOf = (body: Buffer): string =>
  `"${createHash('sha256').update(body).digest('base64url').slice(0, 27)}"`;

/** Whether the client has the response already. */
export const isCurrent = ({ headers }: FastifyRequest, etag: string): boolean =>
  headers['if-none-match'] === etag;

type Body = { etag: string; cacheControl: string; send: () => FastifyReply };

/** Sends a response with its ETag, or 304 if the client's is current. */
export function sendWithEtag(
  request: FastifyRequest,
  reply: FastifyReply,
  { etag, cacheControl, send }: Body,
): FastifyReply {
  reply.header('cache-control', cacheControl).header('etag', etag);
  return isCurrent(request, etag) ? reply.code(304).send() : send();
}
