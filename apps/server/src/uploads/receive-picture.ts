import multipart from '@fastify/multipart';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { MemberContext } from '@guildhall/api';
import { unauthorized } from '@guildhall/api/core/errors';
import { type Surroundings, createContext } from '../context.ts';
import { answerError } from '../http/errors/errors.ts';
import { noStore } from '../http/security/no-store.ts';
import { readGate } from '../http/security/csrf-guard.ts';
import type { Contract } from '../rest/contract.ts';
import { FORM_BYTES, MAX_BYTES } from './uploads.ts';

/** Receiving, waiting for a turn, decoding and storing; each of them has a shorter bound of its own. */
const HANDLER_TIMEOUT_MS = 40_000;

/** Options of a route that takes one picture. */
export const pictureRoute = (contract: Contract) => ({
  bodyLimit: MAX_BYTES + FORM_BYTES,
  handlerTimeout: HANDLER_TIMEOUT_MS,
  config: { accepts: 'multipart/form-data', contract },
});

/** Prepares a scope whose routes take one picture each. */
export async function acceptPictures(scope: FastifyInstance): Promise<void> {
  scope.addHook('onRequest', readGate);
  scope.addHook('onRequest', noStore);
  // The rest of a refused body is not read: a crowd's would cost more than the pictures that are taken.
  scope.setErrorHandler<FastifyError>((error, request, reply) => {
    if (!request.raw.complete) reply.header('connection', 'close');
    return answerError(error, request, reply);
  });
  await scope.register(multipart, {
    limits: { fileSize: MAX_BYTES, files: 1, fields: 0, parts: 1, headerPairs: 20 },
  });
}

/** The context of a member's request; UNAUTHORIZED for anybody else. */
export function memberContext(
  surroundings: Surroundings,
  request: FastifyRequest,
  reply: FastifyReply,
): MemberContext {
  const ctx = createContext(surroundings, request, reply);
  if (!ctx.viewer) throw unauthorized();
  return { ...ctx, viewer: ctx.viewer };
}
