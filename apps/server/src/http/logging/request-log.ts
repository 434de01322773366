import type { FastifyRequest, FastifyServerOptions, onResponseHookHandler } from 'fastify';
import { randomUUID } from 'node:crypto';
import { destination } from 'pino';
import type { Config } from '../../config/config.ts';
import { routeName } from '../../telemetry/route-name.ts';

const MAX_CAUSES = 3;
/** A write costs as much as a tenth of an answer, so lines wait for each other: so many bytes, or so long. */
const GATHERED = { minLength: 16_000, periodicFlush: 200 };
/** Beyond it lines are lost: whoever reads the log is stuck, and the members are not to wait for that. */
const WAITING_MAX = 16 * 1_024 * 1_024;

/** Structured logs: no cookies, no bodies, no query strings; gathered in production, readable on a terminal. */
export function loggerOptions({
  logLevel,
  mode,
}: Pick<Config, 'logLevel' | 'mode'>): Exclude<FastifyServerOptions['logger'], boolean | undefined> {
  return {
    level: logLevel,
    redact: ['req.headers.cookie', 'req.headers.authorization', 'res.headers["set-cookie"]', '*.password'],
    serializers: {
      req: (request) => ({ method: request.method, path: loggedPath(request), ip: request.ip }),
      err: describeError,
    },
    ...(mode === 'production' && {
      stream: destination({ dest: 1, sync: false, maxLength: WAITING_MAX, ...GATHERED }),
    }),
    ...(mode === 'development' &&
      process.stdout.isTTY && {
        transport: { target: 'pino-pretty', options: { ignore: 'pid,hostname' } },
      }),
  };
}

/**
 * The route that was asked for, not the address itself: a username in it, beside the address of whoever reads
 * it, says who looked at whom. Pages share one route and are told apart by the first part of their path.
 */
function loggedPath(request: FastifyRequest): string {
  const name = routeName(request);
  if (name !== 'none' && name !== '/*') return name;
  const [, first = '', ...rest] = (request.url.split('?', 1)[0] ?? '/').split('/');
  return rest.length === 0 ? `/${first}` : `/${first}/*`;
}

/**
 * Only what says where to look. PostgreSQL adds the very row that it refuses to its errors, mail address
 * and password hash included, and other libraries the request that failed.
 */
function describeError(error: unknown): { type: string; message: string; stack: string; code?: string } {
  if (!(error instanceof Error)) return { type: typeof error, message: String(error), stack: '' };
  const code = 'code' in error ? error.code : undefined;
  return {
    type: error.name,
    message: error.message,
    stack: stackOf(error),
    ...(typeof code === 'string' && { code }),
  };
}

function stackOf(error: Error, depth = 0): string {
  const own = error.stack ?? error.message;
  if (!(error.cause instanceof Error) || depth === MAX_CAUSES) return own;
  return `${own}\ncaused by: ${stackOf(error.cause, depth + 1)}`;
}

/** Ids are ours: one from a header could forge log lines. */
export const newRequestId = () => randomUUID();

/** One line for each answer. */
export const logAnswer: onResponseHookHandler = (request, reply, done) => {
  const details = {
    req: request,
    status: reply.statusCode,
    ms: Math.round(reply.elapsedTime),
    userId: request.viewer?.id ?? request.session?.userId,
  };
  request.log.info(details, 'answered');
  done();
};
