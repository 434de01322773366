import { TRPCError } from '@trpc/server';

/** A validation issue: a dotted path into the input and a sentence for people. */
export type Issue = { path: string; message: string };

type Details = { issues?: Issue[]; retryAfter?: number; secondFactor?: true };

/** What a response may say about an error beyond its code and message. */
export class ErrorDetails extends Error {
  readonly issues: Issue[] | undefined;
  readonly retryAfter: number | undefined;
  readonly secondFactor: true | undefined;

  constructor(details: Details) {
    super('refused');
    this.issues = details.issues;
    this.retryAfter = details.retryAfter;
    this.secondFactor = details.secondFactor;
  }
}

type Code = TRPCError['code'];

function trpcError(code: Code, message: string, details?: Details) {
  return new TRPCError({ code, message, ...(details && { cause: new ErrorDetails(details) }) });
}

/** 404: it does not exist, or the viewer may not know that it does. */
export const notFound = (message: string) => trpcError('NOT_FOUND', message);

/** 403: the viewer sees the thing but may not do this to it. */
export const forbidden = (message: string, issues?: Issue[]) =>
  trpcError('FORBIDDEN', message, issues && { issues });

/** 403: no role of the viewer covers this part of the console. */
export const beyondRole = () => forbidden('This is not part of your role');

/** 403: the week in which a role goes without a second factor is over. */
export const secondFactorMissing = () =>
  forbidden('Your role takes two-step sign-in. Turn it on in Settings, under Security.');

/** 401: nobody is signed in, or the credentials are wrong. */
export const unauthorized = (message = 'Not authenticated') => trpcError('UNAUTHORIZED', message);

/** 401: the password was right, and a code of the second factor is due. */
export const secondFactorDue = (message = 'Please enter the code of your second factor.') =>
  trpcError('UNAUTHORIZED', message, { secondFactor: true });

/** 409: the current state does not allow this step. */
export const conflict = (message: string, issues?: Issue[]) =>
  trpcError('CONFLICT', message, issues && { issues });

/** 400: the input breaks a rule; name the fields where possible. */
export const invalid = (message: string, issues?: Issue[]) =>
  trpcError('BAD_REQUEST', message, issues && { issues });

/** 408: the request took too long to arrive. */
export const timedOut = (message: string) => trpcError('TIMEOUT', message);

/** 413: more than may be sent; name the field. */
export const tooLarge = (message: string, issues: Issue[]) =>
  trpcError('PAYLOAD_TOO_LARGE', message, { issues });

/** 422: well-formed, but it contradicts what was sent before. */
export const unprocessable = (message: string) => trpcError('UNPROCESSABLE_CONTENT', message);

/** 429: a limit is reached; `retryAfter` is in whole seconds. */
export const tooMany = (message: string, retryAfter: number) =>
  trpcError('TOO_MANY_REQUESTS', message, { retryAfter: Math.max(1, Math.ceil(retryAfter)) });

/** 503: temporarily unavailable; the caller may retry after `retryAfter` seconds. */
export const unavailable = (message = 'Busy right now. Please try again.', retryAfter = 1) =>
  trpcError('SERVICE_UNAVAILABLE', message, { retryAfter });
