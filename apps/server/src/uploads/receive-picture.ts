import multipart from '@fastify/multipart';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { TRPCError } from '@trpc/server';
import type { MemberContext } from '@guildhall/api';
import { invalid, tooLarge, unauthorized } from '@guildhall/api/core/errors';
import { type Surroundings, createContext } from '../context.ts';
import { answerError } from '../plugins/errors.ts';
import { noStore } from '../plugins/no-store.ts';
import { readGate } from '../plugins/write-gate.ts';
import type { Contract } from '../rest/contract.ts';

const MAX_BYTES = 5 * 1_024 * 1_024;
const TOO_LARGE = 'This picture is larger than 5 MB. Please choose a smaller one.';

/** Options of a route that takes one picture. */
export const pictureRoute = (contract: Contract) => ({
  bodyLimit: MAX_BYTES + 65_536,
  config: { accepts: 'multipart/form-data', contract },
});

/** Prepares a scope whose routes take one picture each. */
export async function acceptPictures(scope: FastifyInstance): Promise<void> {
  scope.addHook('onRequest', readGate);
  scope.addHook('onRequest', noStore);
  scope.setErrorHandler(answerError);
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

/** The bytes of the one file of a request, whatever they are. */
export async function readUpload(request: FastifyRequest): Promise<Buffer> {
  if (!request.isMultipart()) throw invalid('Please send the picture as a file.');
  try {
    const file = await request.file();
    if (!file) throw invalid('Please choose a picture.');
    return await file.toBuffer();
  } catch (error) {
    if (error instanceof TRPCError) throw error;
    if (error instanceof Error && 'code' in error && error.code === 'FST_REQ_FILE_TOO_LARGE') {
      throw tooLarge(TOO_LARGE, [{ path: 'file', message: TOO_LARGE }]);
    }
    throw invalid('Please send one picture and nothing else.');
  }
}
