import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { TRPCError } from '@trpc/server';
import { type FastifyTRPCPluginOptions, fastifyRequestHandler } from '@trpc/server/adapters/fastify';
import { TRPC_ERROR_CODES_BY_KEY } from '@trpc/server/rpc';
import { type AppRouter, appRouter, describeError } from '@guildhall/api';
import { type AppDependencies, createContext } from '../context.ts';
import { flatProcedures } from '../http/flat-procedures.ts';
import { describeFailure, logError } from '../http/errors/errors.ts';
import { createTrpcFastPath } from './fast/trpc-fast-path.ts';
import { noStore } from '../http/security/no-store.ts';
import { registerSessions } from '../http/sessions/sessions.ts';
import { readViewer } from '../http/sessions/viewer.ts';
import { fetchMetadataGuard } from '../http/security/csrf-guard.ts';

const MAX_BATCH = 10;
const HANDLER_TIMEOUT_MS = 10_000;
/** The adapter builds a web Request, which cannot have these methods. */
const UNKNOWN_TO_FETCH = new Set(['TRACE', 'CONNECT', 'TRACK']);

/** `/trpc`: the typed API of the web client. Subscriptions stay open; everything else has a timeout. */
export async function registerTrpc(app: FastifyInstance, dependencies: AppDependencies): Promise<void> {
  const trpcOptions: FastifyTRPCPluginOptions<AppRouter>['trpcOptions'] = {
    router: appRouter,
    maxBatchSize: MAX_BATCH,
    allowMethodOverride: false,
    createContext: ({ req, res }) => createContext(dependencies, req, res),
    responseMeta: ({ errors }) => {
      if (errors.length === 0) return {};
      const waits = errors.flatMap((error) => describeError(error).retryAfter ?? []);
      return {
        headers: {
          // The adapter omits it for errors raised before a procedure is called.
          'content-type': 'application/json',
          ...(waits.length > 0 && { 'retry-after': String(Math.max(...waits)) }),
        },
      };
    },
  };

  app.addHook('onRequest', fetchMetadataGuard);
  app.addHook('onRequest', noStore);
  app.setErrorHandler(answerTrpcError);
  app.addHook('onRoute', (route) => {
    if (route.url.endsWith('/:path')) route.handlerTimeout = HANDLER_TIMEOUT_MS;
  });
  const answerFast = createTrpcFastPath(dependencies, MAX_BATCH);
  type Call = FastifyRequest<{ Params: { path: string } }>;
  const answerCall = async (req: Call, res: FastifyReply): Promise<FastifyReply> => {
    if (!(await answerFast(req, res))) {
      // The adapter decodes the path a second time.
      const path = encodeURIComponent(req.params.path);
      await fastifyRequestHandler({ ...trpcOptions, req, res, path });
    }
    return res;
  };
  await app.register(async (reads) => {
    reads.addHook('onRequest', readViewer(dependencies.sessions));
    reads.route({ method: 'GET', url: '/:path', exposeHeadRoute: false, handler: answerCall });
    for (const path of subscriptions()) {
      reads.get(`/${path}`, { compress: false }, (req, res) =>
        fastifyRequestHandler({ ...trpcOptions, req, res, path }),
      );
    }
  });
  await app.register(async (writes) => {
    await registerSessions(writes, dependencies.sessions);
    // The adapter parses bodies itself. Only JSON, because it would pass files of any size to any procedure.
    writes.removeContentTypeParser('application/json');
    writes.addContentTypeParser('application/json', { parseAs: 'string' }, (_request, body, done) =>
      done(null, body),
    );
    const method = writes.supportedMethods.filter((name) => name !== 'GET' && !UNKNOWN_TO_FETCH.has(name));
    writes.route({ method, url: '/:path', handler: answerCall });
  });
}

function subscriptions(): string[] {
  return [...flatProcedures].flatMap(([path, procedure]) =>
    procedure._def.type === 'subscription' ? [path] : [],
  );
}

/** Errors raised before the router still get the tRPC error shape. */
function answerTrpcError(
  error: FastifyError | TRPCError,
  request: FastifyRequest,
  reply: FastifyReply,
): void {
  const { status, message, issues, retryAfter } = describeFailure(request, reply, error);
  logError(request, error, status);
  const code = CODES[status] ?? (error instanceof TRPCError ? error.code : 'INTERNAL_SERVER_ERROR');
  if (retryAfter !== undefined) reply.header('retry-after', String(retryAfter));
  reply.code(status).send({
    error: {
      message,
      code: TRPC_ERROR_CODES_BY_KEY[code],
      data: {
        code,
        httpStatus: status,
        ...(issues && { issues }),
        ...(retryAfter !== undefined && { retryAfter }),
        requestId: request.id,
      },
    },
  });
}

/** tRPC error codes for errors that do not come from a procedure. */
const CODES: Record<number, TRPCError['code']> = {
  400: 'BAD_REQUEST',
  404: 'NOT_FOUND',
  405: 'METHOD_NOT_SUPPORTED',
  408: 'TIMEOUT',
  413: 'PAYLOAD_TOO_LARGE',
  415: 'UNSUPPORTED_MEDIA_TYPE',
  503: 'SERVICE_UNAVAILABLE',
};
