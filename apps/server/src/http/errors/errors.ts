import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import { TRPCError } from '@trpc/server';
import { type ErrorDescription, describeError } from '@guildhall/api';
import { translatedSentence } from '@guildhall/api/ground/errors/translated-sentence';
import { inLocale } from '@guildhall/locale/current-locale';
import { fromDatabaseError } from '@guildhall/api/ground/errors/describe-error';

/** User-facing messages for errors that Fastify and its plugins raise before our code runs. */
const SENTENCES: Record<number, string> = {
  400: 'The request could not be read',
  404: 'Not found',
  405: 'This cannot be done here',
  406: 'The file could not be read',
  408: 'The request took too long to arrive',
  413: 'The request is too large',
  415: 'Only JSON is accepted',
  431: 'The headers are too large',
};

/** The user-facing message of an error raised before our code runs. */
export const sentenceFor = (status: number): string =>
  translatedSentence(SENTENCES[status] ?? 'The request was refused');

const BUSY = { status: 503, message: 'Busy right now. Please try again.', retryAfter: 2 };

const FULL = {
  status: 503,
  message: 'The server has no space left for files. Please try again later.',
  retryAfter: 60,
};
const spoken = <Error extends { message: string }>(error: Error): Error => ({
  ...error,
  message: translatedSentence(error.message),
});

const FULL_CODES = new Set(['ENOSPC', 'EDQUOT']);

/** What the client may learn about an error, wherever it was thrown. */
export function describe(error: FastifyError | TRPCError): ErrorDescription {
  if (error instanceof TRPCError) return describeError(fromUnexpected(error));
  if (error.code === 'FST_ERR_HANDLER_TIMEOUT' || error.code === 'FST_UNDER_PRESSURE') return spoken(BUSY);
  if (FULL_CODES.has(error.code)) return spoken(FULL);
  const status = error.statusCode ?? 500;
  if (status >= 400 && status < 500) return { status, message: sentenceFor(status) };
  return describeError(
    fromDatabaseError(error) ?? new TRPCError({ code: 'INTERNAL_SERVER_ERROR', cause: error }),
  );
}

/**
 * The same, and closes the connection of a client that has not sent its whole request in time. Node would
 * otherwise send a second response when its own timeout fires, which the client could attribute to its next request.
 */
export const describeFailure = (
  request: FastifyRequest,
  reply: FastifyReply,
  error: FastifyError | TRPCError,
): ErrorDescription => inLocale(request.locale, () => describeInTheirs(request, reply, error));

function describeInTheirs(
  request: FastifyRequest,
  reply: FastifyReply,
  error: FastifyError | TRPCError,
): ErrorDescription {
  const isLate = error.code === 'FST_ERR_HANDLER_TIMEOUT' || error.code === 'TIMEOUT';
  if (!isLate || request.raw.complete) return describe(error);
  reply.header('connection', 'close');
  return error.code === 'TIMEOUT' ? describe(error) : { status: 408, message: sentenceFor(408) };
}

function fromUnexpected(error: TRPCError): TRPCError {
  if (error.code !== 'INTERNAL_SERVER_ERROR') return error;
  return fromDatabaseError(error.cause) ?? error;
}

/** Logs unexpected errors. */
export function logError(request: FastifyRequest, error: FastifyError | TRPCError, status: number): void {
  if (status >= 500) request.log[status === 503 ? 'warn' : 'error']({ err: error }, 'request failed');
}

/** The error handler of all JSON routes: {message, issues?, secondFactor?}. */
export function sendError(
  error: FastifyError | TRPCError,
  request: FastifyRequest,
  reply: FastifyReply,
): void {
  const { status, message, issues, retryAfter, secondFactor } = describeFailure(request, reply, error);
  logError(request, error, status);
  if (retryAfter !== undefined) reply.header('retry-after', String(retryAfter));
  reply
    .code(status)
    .type('application/json; charset=utf-8')
    .send(
      JSON.stringify({
        message,
        ...(issues && { issues }),
        ...(secondFactor && { secondFactor }),
        ...(status === 500 && { requestId: request.id }),
      }),
    );
}

export function sendNotFound(_request: FastifyRequest, reply: FastifyReply): void {
  reply
    .code(404)
    .type('application/json; charset=utf-8')
    .send(JSON.stringify({ message: translatedSentence('Not found') }));
}
