import type { AppRouter } from '@guildhall/api';
import { TRPCClientError } from '@trpc/client';

/** Why the server did not do what it was asked. */
export type Refusal = {
  /** A sentence for people. */
  message: string;
  /** The HTTP status. */
  status: number;
  /** The same in a word, such as 'NOT_FOUND'. */
  code: string;
  /** The refused fields, each by its dotted path into the input; empty when it is not about fields. */
  issues: { path: string; message: string }[];
  /** How many seconds to wait before the next try (429, 503). */
  retryAfter?: number;
  /** What to quote to whoever runs the server. */
  requestId?: string;
};

/** What the server said; undefined when it said nothing, as when it could not be reached. */
export function refusalOf(error: unknown): Refusal | undefined {
  if (!isFromServer(error) || !error.data) return undefined;
  const { code, httpStatus, issues = [], retryAfter, requestId } = error.data;
  return {
    message: error.message,
    status: httpStatus,
    code,
    issues,
    ...(retryAfter !== undefined && { retryAfter }),
    ...(requestId !== undefined && { requestId }),
  };
}

const isFromServer = (error: unknown): error is TRPCClientError<AppRouter> =>
  error instanceof TRPCClientError;
