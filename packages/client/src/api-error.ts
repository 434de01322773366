import type { AppRouter } from '@guildhall/api';
import { TRPCClientError } from '@trpc/client';

/** An error response of the API. */
export type ApiError = {
  /** A sentence for people. */
  message: string;
  /** The HTTP status. */
  status: number;
  /** The tRPC error code, such as 'NOT_FOUND'. */
  code: string;
  /** Validation issues, each with the dotted path of its field; empty for other errors. */
  issues: { path: string; message: string }[];
  /** Seconds to wait before retrying (429, 503). */
  retryAfter?: number;
  /** The password was right; the sign-in goes on with `auth.secondFactor` (401). */
  secondFactor?: true;
  /** Identifies the request in the server's logs. */
  requestId?: string;
};

/** The error response behind a rejected call; undefined for other errors, such as a network failure. */
export function apiErrorOf(error: unknown): ApiError | undefined {
  if (!isFromServer(error) || !error.data) return undefined;
  const { code, httpStatus, issues = [], retryAfter, secondFactor, requestId } = error.data;
  return {
    message: error.message,
    status: httpStatus,
    code,
    issues,
    ...(retryAfter !== undefined && { retryAfter }),
    ...(secondFactor && { secondFactor }),
    ...(requestId !== undefined && { requestId }),
  };
}

const isFromServer = (error: unknown): error is TRPCClientError<AppRouter> =>
  error instanceof TRPCClientError;
