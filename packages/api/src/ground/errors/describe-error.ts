import { TRPCError } from '@trpc/server';
import { getHTTPStatusCodeFromError } from '@trpc/server/http';
import { ZodError } from 'zod';
import { DatabaseBusyError } from '@guildhall/db';
import { translatedSentence } from './translated-sentence.ts';
import { type Issue, ErrorDetails, conflict, invalid, notFound, unavailable } from './errors.ts';

/** Everything a response may say about an error. */
export type ErrorDescription = {
  status: number;
  message: string;
  issues?: Issue[];
  /** Seconds. */
  retryAfter?: number;
  /** The password was right; the sign-in goes on with a code of the second factor. */
  secondFactor?: true;
};

const MASKED = 'Something went wrong';

/**
 * Turns an error into what the caller may see, for tRPC and REST alike. Messages of codes that we throw ourselves
 * pass; anything unexpected becomes one generic sentence.
 */
export function describeError(error: TRPCError): ErrorDescription {
  const status = getHTTPStatusCodeFromError(error);
  if (error.cause instanceof ZodError && error.code === 'BAD_REQUEST') {
    const issues = toIssues(error.cause);
    return { status, message: issues[0]?.message ?? translatedSentence('Invalid input'), issues };
  }
  if (error.code === 'INTERNAL_SERVER_ERROR') return { status, message: translatedSentence(MASKED) };
  const details = error.cause instanceof ErrorDetails ? error.cause : undefined;
  return {
    status,
    message: translatedSentence(error.message),
    ...(details?.issues && { issues: details.issues.map(translatedIssue) }),
    ...(details?.retryAfter !== undefined && { retryAfter: details.retryAfter }),
    ...(details?.secondFactor && { secondFactor: details.secondFactor }),
  };
}

function toIssues(error: ZodError): Issue[] {
  return error.issues.map(({ path, message }) => translatedIssue({ path: path.join('.'), message }));
}

const translatedIssue = ({ path, message }: Issue): Issue => ({ path, message: translatedSentence(message) });

/**
 * Translates an error of PostgreSQL or its driver into a TRPCError with a plain sentence; undefined for any other
 * error, which must stay masked.
 */
export function fromDatabaseError(cause: unknown): TRPCError | undefined {
  const code = errorCode(cause);
  if (code === undefined)
    return cause instanceof DatabaseBusyError || isPoolTimeout(cause) ? unavailable() : undefined;
  if (code.startsWith('22') || code === '23514' || code === '23502')
    return invalid('One of the values is too large or too small');
  if (code === 'GH404') return notFound('This member is not available');
  if (code === '23505') return conflict('An item like this already exists');
  if (code === '23503') return conflict('A linked item no longer exists. Reload the page and try again.');
  if (/^(08|53|57)/.test(code) || ['25006', '55P03', '40001', '40P01'].includes(code)) return unavailable();
  if (/^(ECONN|EPIPE|ETIMEDOUT)/.test(code)) return unavailable();
  return undefined;
}

function errorCode(cause: unknown): string | undefined {
  if (typeof cause !== 'object' || cause === null || !('code' in cause)) return undefined;
  return typeof cause.code === 'string' ? cause.code : undefined;
}

function isPoolTimeout(cause: unknown): boolean {
  return (
    cause instanceof Error &&
    /timeout exceeded when trying to connect|Connection terminated|Query read timeout|not queryable/.test(
      cause.message,
    )
  );
}
