import multipart from '@fastify/multipart';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { MemberContext } from '@guildhall/api';
import { unauthorized } from '@guildhall/api/ground/errors/errors';
import { type AppDependencies, createContext } from '../context.ts';
import { sendError } from '../http/errors/errors.ts';
import { noStore } from '../http/security/no-store.ts';
import { fetchMetadataGuard } from '../http/security/csrf-guard.ts';
import type { Contract } from '../rest/contract.ts';
import { type LingeringBounds, lingeringBody } from './lingering-close.ts';
import { FORM_BYTES, MAX_BYTES } from './receive-file.ts';

/** Receiving, waiting for a turn, encoding or reading, and storing; each of them has a shorter bound of its own. */
const HANDLER_TIMEOUT_MS = 50_000;

/** Most senders stop when they read the response; one that sends everything first can finish on a usual line. */
const LINGERING: LingeringBounds = {
  graceMs: 1_000,
  totalMs: 5_000,
  quietMs: 2_000,
  bytes: 2 * MAX_BYTES,
};

/** Options of a route that takes one file. */
export const uploadRoute = (contract: Contract) => ({
  bodyLimit: MAX_BYTES + FORM_BYTES,
  handlerTimeout: HANDLER_TIMEOUT_MS,
  // A response to a refused upload has its length, and lingers after it.
  compress: false as const,
  config: { accepts: 'multipart/form-data', contract },
});

/** Prepares a scope whose routes take one file each. */
export async function acceptUploads(scope: FastifyInstance, lingering = LINGERING): Promise<void> {
  scope.addHook('onRequest', fetchMetadataGuard);
  scope.addHook('onRequest', noStore);
  scope.setErrorHandler<FastifyError>(sendError);
  scope.addHook('onSend', async ({ raw }, reply, payload) => {
    if (raw.complete || typeof payload !== 'string') return payload;
    reply.header('connection', 'close').header('content-length', Buffer.byteLength(payload));
    return lingeringBody(payload, raw, lingering);
  });
  await scope.register(multipart, {
    limits: { fileSize: MAX_BYTES, files: 1, fields: 0, parts: 1, headerPairs: 20 },
  });
}

/** The context of a member's request; UNAUTHORIZED for anyone else. */
export function memberContext(
  dependencies: AppDependencies,
  request: FastifyRequest,
  reply: FastifyReply,
): MemberContext {
  const ctx = createContext(dependencies, request, reply);
  if (!ctx.viewer) throw unauthorized();
  return { ...ctx, viewer: ctx.viewer };
}
