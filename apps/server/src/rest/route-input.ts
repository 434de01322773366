import type { FastifyRequest } from 'fastify';
import { z } from 'zod';
import { param, queryNumber, queryText, toNumber } from './input.ts';

type Field = { name: string; isNumber: boolean };
export type RouteFields = { path: Field[]; query: Field[] };

/**
 * The input fields that a route reads from its path and, for GET, from its query string.
 * @param only the fields allowed in the query string; all by default
 */
export function routeFields(
  { method, path }: { method: string; path: string },
  input: z.ZodObject | undefined,
  only?: readonly string[],
): RouteFields {
  const fields = Object.entries(input?.shape ?? {}).map(([name, schema]) => ({
    name,
    isNumber: isNumber(schema),
  }));
  const inPath = new Set([...path.matchAll(/:(\w+)/g)].map(([, name = '']) => name));
  return {
    path: fields.filter(({ name }) => inPath.has(name)),
    query:
      method === 'GET'
        ? fields.filter(({ name }) => !inPath.has(name) && (only?.includes(name) ?? true))
        : [],
  };
}

/** Unwraps optional, nullable, default and pipe. */
function isNumber(schema: z.core.$ZodType): boolean {
  const { def } = schema._zod;
  if (def.type === 'number' || def.type === 'int') return true;
  const inner = 'innerType' in def ? def.innerType : 'in' in def ? def.in : undefined;
  return inner instanceof z.core.$ZodType && isNumber(inner);
}

/** The raw input of a call; the procedure validates it. */
export function readInput(
  request: FastifyRequest,
  { path, query }: RouteFields,
  defaults: Record<string, string | number> = {},
): unknown {
  const fromPath = path.map(({ name, isNumber: numeric }): [string, unknown] => [
    name,
    numeric ? toNumber(param(request, name)) : param(request, name),
  ]);
  if (request.method !== 'GET') {
    if (fromPath.length === 0) return request.body ?? {};
    const body = typeof request.body === 'object' ? request.body : {};
    return { ...body, ...Object.fromEntries(fromPath) };
  }
  const fromQuery = query.map(({ name, isNumber: numeric }): [string, unknown] => [
    name,
    (numeric ? queryNumber(request, name) : queryText(request, name)) ?? defaults[name],
  ]);
  return Object.fromEntries([...fromQuery, ...fromPath]);
}
