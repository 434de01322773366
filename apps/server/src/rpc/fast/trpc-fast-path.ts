import type { FastifyReply, FastifyRequest } from 'fastify';
import { callTRPCProcedure, getTRPCErrorFromUnknown, getTRPCErrorShape } from '@trpc/server';
import { getHTTPStatusCode } from '@trpc/server/http';
import { type Context, appRouter, describeError } from '@guildhall/api';
import { chargeLimits, requireArea, retryLogger, translateFailure } from '@guildhall/api/ground/core/trpc';
import { chargeGeneralLimit } from '@guildhall/api/ground/limits/limiter';
import { type AppDependencies, createContext } from '../../context.ts';
import { metaOf } from '../../http/flat-procedures.ts';
import { createResponseCache } from './response-cache.ts';
import { type QueryCall, type QueryRequest, parseQueryRequest } from './parse-query-request.ts';

type Answered = { status: number; retryAfter: number | undefined; body: Buffer };

const OK = 200;

/**
 * Serves plain queries byte for byte like tRPC's own adapter, but without building a web Request and Response
 * for each, which costs more CPU than most queries (decisions 0060 and 0140). Returns false when the request is
 * not a plain query and must go to the adapter.
 */
export function createTrpcFastPath(dependencies: AppDependencies, maxBatch: number) {
  const { live, limiter } = dependencies.services;
  const cache = createResponseCache();

  /** Cache generation of the query; null when it is not cacheable. */
  function generationOf({ calls }: QueryRequest): number | null {
    let sum = 0;
    for (const { procedure } of calls) {
      const tag = metaOf(procedure)?.cache?.tag;
      const generation = tag === undefined ? null : live.publicGeneration(tag);
      // A change of the community may switch the area off.
      const community = live.publicGeneration('community');
      if (generation === null || community === null) return null;
      sum += generation + community;
    }
    return sum;
  }

  /** Charges the rate limits for a cache hit; false when a limit is reached. */
  async function mayRead({ calls }: QueryRequest, ctx: Context): Promise<boolean> {
    try {
      for (const { procedure, input } of calls) {
        await chargeGeneralLimit(limiter, { viewer: null, ip: ctx.request.ip });
        await metaOf(procedure)?.cache?.charge?.(ctx, input);
      }
      return true;
    } catch {
      return false;
    }
  }

  return async (request: FastifyRequest, reply: FastifyReply): Promise<boolean> => {
    const query = parseQueryRequest(request, maxBatch);
    if (!query) return false;
    const ctx = createContext(dependencies, request, reply);
    const generation = ctx.viewer === null ? generationOf(query) : null;
    const address = `${request.locale} ${request.url}`;
    const known = generation === null ? undefined : cache.find(address, generation);
    // Over the limit: fall through, the procedure throws the 429.
    const body = known && (await mayRead(query, ctx)) ? await known : null;
    if (body) {
      send(reply, { status: OK, retryAfter: undefined, body });
      return true;
    }
    const answered = answer(query, ctx);
    if (generation !== null && !known) cache.set(address, generation, answered.then(bodyIfOk));
    send(reply, await answered);
    return true;
  };
}

const bodyIfOk = ({ status, body }: Answered) => (status === OK ? body : null);

async function answer({ isBatch, calls }: QueryRequest, ctx: Context): Promise<Answered> {
  const results = await Promise.all(calls.map((call, index) => callOne(call, index, ctx)));
  const waits = results.flatMap(({ retryAfter }) => retryAfter ?? []);
  const json = results.map((result) => result.json).join();
  return {
    status: getHTTPStatusCode(results.map(({ shape }) => shape)),
    retryAfter: waits.length > 0 ? Math.max(...waits) : undefined,
    body: Buffer.from(isBatch ? `[${json}]` : json),
  };
}

async function callOne(call: QueryCall, batchIndex: number, ctx: Context) {
  const { path, input } = call;
  try {
    const json = (await callSerialized(call, ctx)) ?? (await callProcedure(call, batchIndex, ctx));
    return { json, shape: { result: { data: null } }, retryAfter: undefined };
  } catch (cause) {
    const error = getTRPCErrorFromUnknown(cause);
    const config = appRouter._def._config;
    const shape = { error: getTRPCErrorShape({ config, ctx, error, input, path, type: 'query' }) };
    return { json: JSON.stringify(shape), shape, retryAfter: describeError(error).retryAfter };
  }
}

async function callSerialized(
  { path, procedure, input }: QueryCall,
  ctx: Context,
): Promise<string | undefined> {
  const meta = metaOf(procedure);
  try {
    const data = await meta?.serialized?.(ctx, input, {
      async admit() {
        await chargeLimits(ctx, meta, 'query');
        await requireArea(ctx, path);
        await meta.cache?.charge?.(ctx, input);
      },
      onRetry: retryLogger(ctx, path),
    });
    return data && `{"result":{"data":${data}}}`;
  } catch (error) {
    throw translateFailure(ctx, path, error);
  }
}

async function callProcedure({ path, input }: QueryCall, batchIndex: number, ctx: Context): Promise<string> {
  const data: unknown = await callTRPCProcedure({
    router: appRouter,
    path,
    getRawInput: async () => input,
    ctx,
    type: 'query',
    signal: undefined,
    batchIndex,
  });
  return JSON.stringify({ result: { data } });
}

function send(reply: FastifyReply, { status, retryAfter, body }: Answered): void {
  reply.code(status).header('vary', 'trpc-accept, accept').header('content-type', 'application/json');
  if (retryAfter !== undefined) reply.header('retry-after', String(retryAfter));
  reply.send(body);
}
