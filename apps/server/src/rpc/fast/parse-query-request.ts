import type { FastifyRequest } from 'fastify';
import type { AnyTRPCProcedure } from '@trpc/server';
import { flatProcedures } from '../../http/flat-procedures.ts';

export type QueryCall = { path: string; procedure: AnyTRPCProcedure; input: unknown };
export type QueryRequest = { isBatch: boolean; calls: QueryCall[] };

/**
 * Parses the common case: a GET of one or several existing queries with well-formed input and a JSON response.
 * Undefined for anything else, which is left to tRPC's own adapter, so that errors come from one place.
 */
export function parseQueryRequest(request: FastifyRequest, maxBatch: number): QueryRequest | undefined {
  const { headers, method } = request;
  const [before = '', search = '', ...more] = request.url.split('?');
  if (method !== 'GET' || more.length > 0 || before.includes('%') || search.includes('#')) return undefined;
  if (headers['content-type'] !== undefined || headers['trpc-accept'] !== undefined) return undefined;
  if (headers.accept?.includes('application/jsonl')) return undefined;

  const params = new URLSearchParams(search);
  if (params.has('connectionParams')) return undefined;
  const isBatch = params.get('batch') === '1';
  const path = before.slice(before.lastIndexOf('/') + 1);
  const paths = isBatch ? path.split(',') : [path];
  const inputs = inputsOf(params.get('input'), isBatch);
  if (!inputs || paths.length > maxBatch) return undefined;

  const calls: QueryCall[] = [];
  for (const [index, name] of paths.entries()) {
    const procedure = flatProcedures.get(name);
    if (procedure?._def.type !== 'query') return undefined;
    calls.push({ path: name, procedure, input: inputs[index] });
  }
  return { isBatch, calls };
}

/** Inputs by their index in the batch; undefined when the text cannot be parsed. */
function inputsOf(text: string | null, isBatch: boolean): Record<number, unknown> | undefined {
  if (!text) return {};
  try {
    const parsed: unknown = JSON.parse(text);
    if (!isBatch) return { 0: parsed };
    return typeof parsed === 'object' && parsed !== null && !Array.isArray(parsed)
      ? { ...parsed }
      : undefined;
  } catch {
    return undefined;
  }
}
