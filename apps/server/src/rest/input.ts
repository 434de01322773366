import type { FastifyRequest } from 'fastify';

/**
 * Inputs as they came off the wire. Procedures check their own input, so nothing is checked here;
 * `never` says that no type is known yet and fits whatever the procedure asks for.
 */
export const bodyOf = ({ body }: FastifyRequest) => (body ?? {}) as never;

/** A body to which a part of the path is added. */
export const joined = <Part extends object>({ body }: FastifyRequest, part: Part) =>
  ({ ...(typeof body === 'object' ? body : {}), ...part }) as never;

/** A part of the path. */
export function param(request: FastifyRequest, name: string): string {
  const params = request.params as Record<string, string | undefined>;
  return params[name] ?? '';
}

/** A number in the path; NaN, which every schema refuses, when it is none. */
export const idParam = (request: FastifyRequest, name = 'id') => toNumber(param(request, name));

/** One value of the query string; the first when it is repeated. */
export function queryText(request: FastifyRequest, name: string): string | undefined {
  const value = (request.query as Record<string, string | string[] | undefined>)[name];
  return Array.isArray(value) ? value[0] : value;
}

export function queryNumber(request: FastifyRequest, name: string): number | undefined {
  const value = queryText(request, name);
  return value === undefined ? undefined : toNumber(value);
}

const toNumber = (value: string) => (/^-?\d{1,15}$/.test(value) ? Number(value) : Number.NaN);
