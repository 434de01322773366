import type { FastifyReply, FastifyRequest, FastifyServerOptions } from 'fastify';
import { randomUUID } from 'node:crypto';
import type { Config } from '../config.ts';

/** Structured logs: no cookies, no bodies, no query strings; a readable form on a terminal. */
export function loggerOptions({
  logLevel,
  mode,
}: Pick<Config, 'logLevel' | 'mode'>): NonNullable<FastifyServerOptions['logger']> {
  return {
    level: logLevel,
    redact: ['req.headers.cookie', 'req.headers.authorization', 'res.headers["set-cookie"]', '*.password'],
    serializers: {
      req: (request) => ({ method: request.method, path: request.url.split('?', 1)[0], ip: request.ip }),
    },
    ...(mode === 'development' &&
      process.stdout.isTTY && {
        transport: { target: 'pino-pretty', options: { ignore: 'pid,hostname' } },
      }),
  };
}

/** Ids are ours: one from a header could forge log lines. */
export const newRequestId = () => randomUUID();

/** One line for each answer. */
export async function logAnswer(request: FastifyRequest, reply: FastifyReply): Promise<void> {
  const details = {
    req: request,
    status: reply.statusCode,
    ms: Math.round(reply.elapsedTime),
    userId: request.session?.userId,
  };
  request.log.info(details, 'answered');
}
