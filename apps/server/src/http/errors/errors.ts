import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import { TRPCError } from '@trpc/server';
import { type ErrorDescription, describeError } from '@guildhall/api';
import { fromDatabaseError } from '@guildhall/api/core/describe-error';

/** What Fastify and its plugins refuse before any of our code runs, in words for people. */
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

/** What a refusal before any of our code says to people. */
export const sentenceFor = (status: number): string => SENTENCES[status] ?? 'The request was refused';

const BUSY = { status: 503, message: 'Busy right now. Please try again.', retryAfter: 2 };

/** What the caller may know about an error, whoever threw it. */
export function describe(error: FastifyError | TRPCError): ErrorDescription {
  if (error instanceof TRPCError) return describeError(fromUnexpected(error));
  if (error.code === 'FST_ERR_HANDLER_TIMEOUT' || error.code === 'FST_UNDER_PRESSURE') return BUSY;
  const status = error.statusCode ?? 500;
  if (status >= 400 && status < 500) return { status, message: sentenceFor(status) };
  return describeError(
    fromDatabaseError(error) ?? new TRPCError({ code: 'INTERNAL_SERVER_ERROR', cause: error }),
  );
}

/**
 * The same, and closes the connection to whoever has not sent all of the request in time: they would be
 * answered a second time when Node gives up on them, too, and take that for the answer to another request.
 */
export function describeAnswer(
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

/** Writes what happened into the log when nobody expected it. */
export function logError(request: FastifyRequest, error: FastifyError | TRPCError, status: number): void {
  if (status >= 500) request.log[status === 503 ? 'warn' : 'error']({ err: error }, 'request failed');
}

/** The one error handler of everything that answers JSON: {message, issues?}. */
export function answerError(
  error: FastifyError | TRPCError,
  request: FastifyRequest,
  reply: FastifyReply,
): void {
  const { status, message, issues, retryAfter } = describeAnswer(request, reply, error);
  logError(request, error, status);
  if (retryAfter !== undefined) reply.header('retry-after', String(retryAfter));
  reply
    .code(status)
    .type('application/json; charset=utf-8')
    .send(
      JSON.stringify({
        message,
        ...(issues && { issues }),
        ...(status === 500 && { requestId: request.id }),
      }),
    );
}

export function answerNotFound(_request: FastifyRequest, reply: FastifyReply): void {
  reply
    .code(404)
    .type('application/json; charset=utf-8')
    .send(JSON.stringify({ message: 'Not found' }));
}
