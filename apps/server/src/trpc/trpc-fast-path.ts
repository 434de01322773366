import type { FastifyReply, FastifyRequest } from 'fastify';
import { callTRPCProcedure, getTRPCErrorFromUnknown, getTRPCErrorShape } from '@trpc/server';
import { getHTTPStatusCode } from '@trpc/server/http';
import { type Context, appRouter, describeError } from '@guildhall/api';
import { chargeGeneralLimit } from '@guildhall/api/limits/limiter';
import { type Surroundings, createContext } from '../context.ts';
import { metaOf } from './flat-procedures.ts';
import { createKeptAnswers } from './response-cache.ts';
import { type PlainCall, type PlainQuery, readPlainQuery } from './parse-query-request.ts';

type Answered = { status: number; retryAfter: number | undefined; body: Buffer };

const OK = 200;

/**
 * Answers plain queries with the bytes of tRPC's own adapter, but without making a web Request and a web
 * Response of each, which costs more than most queries (decision 0060). False: not such a query, ask the
 * adapter.
 */
export function createLeanQueries(surroundings: Surroundings, maxBatch: number) {
  const { live, limiter } = surroundings.services;
  const kept = createKeptAnswers();

  /** Grows with every change of what the query shows; null when nothing may be kept of it. */
  function epochOf({ calls }: PlainQuery): number | null {
    let sum = 0;
    for (const { procedure } of calls) {
      const tag = metaOf(procedure)?.cache?.tag;
      const epoch = tag === undefined ? null : live.publicGeneration(tag);
      if (epoch === null) return null;
      sum += epoch;
    }
    return sum;
  }

  /** Charges a visitor for an answer that is there already; false: one too many. */
  async function mayRead({ calls }: PlainQuery, ctx: Context): Promise<boolean> {
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
    const query = readPlainQuery(request, maxBatch);
    if (!query) return false;
    const ctx = createContext(surroundings, request, reply);
    const epoch = ctx.viewer === null ? epochOf(query) : null;
    const known = epoch === null ? undefined : kept.find(request.url, epoch);
    // Whoever is over a limit is refused by the procedure itself, below.
    const body = known && (await mayRead(query, ctx)) ? await known : null;
    if (body) {
      send(reply, { status: OK, retryAfter: undefined, body });
      return true;
    }
    const answered = answer(query, ctx);
    if (epoch !== null && !known) kept.keep(request.url, epoch, answered.then(bodyIfOk));
    send(reply, await answered);
    return true;
  };
}

const bodyIfOk = ({ status, body }: Answered) => (status === OK ? body : null);

async function answer({ isBatch, calls }: PlainQuery, ctx: Context): Promise<Answered> {
  const results = await Promise.all(calls.map((call, index) => callOne(call, index, ctx)));
  const waits = results.flatMap(({ retryAfter }) => retryAfter ?? []);
  const shapes = results.map(({ shape }) => shape);
  return {
    status: getHTTPStatusCode(shapes),
    retryAfter: waits.length > 0 ? Math.max(...waits) : undefined,
    body: Buffer.from(JSON.stringify(isBatch ? shapes : shapes[0])),
  };
}

async function callOne({ path, input }: PlainCall, batchIndex: number, ctx: Context) {
  try {
    const data: unknown = await callTRPCProcedure({
      router: appRouter,
      path,
      getRawInput: async () => input,
      ctx,
      type: 'query',
      signal: undefined,
      batchIndex,
    });
    return { shape: { result: { data } }, retryAfter: undefined };
  } catch (cause) {
    const error = getTRPCErrorFromUnknown(cause);
    const shape = getTRPCErrorShape({
      config: appRouter._def._config,
      ctx,
      error,
      input,
      path,
      type: 'query',
    });
    return { shape: { error: shape }, retryAfter: describeError(error).retryAfter };
  }
}

function send(reply: FastifyReply, { status, retryAfter, body }: Answered): void {
  reply.code(status).header('vary', 'trpc-accept, accept').header('content-type', 'application/json');
  if (retryAfter !== undefined) reply.header('retry-after', String(retryAfter));
  reply.send(body);
}
