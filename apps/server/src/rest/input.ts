import type { FastifyRequest } from 'fastify';

/** A path parameter. */
export function param(request: FastifyRequest, name: string): string {
  return valueOf(request.params, name) ?? '';
}

/** A query parameter; the first value when it is repeated. */
export function queryText(request: FastifyRequest, name: string): string | undefined {
  return valueOf(request.query, name);
}

function valueOf(values: unknown, name: string): string | undefined {
  if (typeof values !== 'object' || values === null || !Object.hasOwn(values, name)) return undefined;
  const [first]: unknown[] = [Reflect.get(values, name)].flat();
  return typeof first === 'string' ? first : undefined;
}

export function queryNumber(request: FastifyRequest, name: string): number | undefined {
  const value = queryText(request, name);
  return value === undefined ? undefined : toNumber(value);
}

/** Parses an integer; NaN, which every schema rejects, when it is none. */
export const toNumber = (value: string) => (/^-?\d{1,15}$/.test(value) ? Number(value) : Number.NaN);
