import type { FastifyRequest, FastifyServerOptions, onResponseHookHandler } from 'fastify';
import { randomUUID } from 'node:crypto';
import { destination } from 'pino';
import type { Config } from '../../config/config.ts';
import { routeName } from './route-name.ts';

const MAX_CAUSES = 3;
/** A write takes about a tenth of a request's time, so lines are buffered up to this size or age. */
const GATHERED = { minLength: 16_000, periodicFlush: 200 };
/** Lines beyond this are dropped: a stuck log consumer must not block requests. */
const WAITING_MAX = 16 * 1_024 * 1_024;

/** Structured logs without cookies, bodies or query strings; buffered in production, pretty-printed on a terminal. */
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
 * The route pattern, not the URL: a username in the URL, next to the client's IP, would record who viewed
 * whom. Pages share one route and are distinguished by the first segment of their path.
 */
function loggedPath(request: FastifyRequest): string {
  const name = routeName(request);
  if (name !== 'none' && name !== '/*') return name;
  return pageName(request.url.split('?', 1)[0] ?? '/');
}

/** The first segment of a path, which names a kind of page; what follows may name a member. */
export function pageName(path: string): string {
  const [, first = '', ...rest] = path.split('/');
  return rest.length === 0 ? `/${first}` : `/${first}/*`;
}

/**
 * Logs an allow-list of error fields. PostgreSQL includes the rejected row in its errors, with email address
 * and password hash, and other libraries include the failed request.
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

/** Request IDs are always generated here: one taken from a header could forge log lines. */
export const newRequestId = () => randomUUID();

/** The access log: one line per response. */
export const logResponse: onResponseHookHandler = (request, reply, done) => {
  const details = {
    req: request,
    status: reply.statusCode,
    ms: Math.round(reply.elapsedTime),
    userId: request.viewer?.id ?? request.session?.startedFor,
  };
  request.log.info(details, 'request completed');
  done();
};
