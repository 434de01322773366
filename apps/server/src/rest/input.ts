import type { FastifyRequest } from 'fastify';

/**
 * Something as it came off the wire. Procedures check their own input, so nothing is checked here;
 * `never` says that no type is known yet and fits whatever the procedure asks for.
 */
// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the one door for what only a procedure can judge
const unchecked = (value: unknown) => value as never;

export const bodyOf = ({ body }: FastifyRequest) => unchecked(body ?? {});

/** A body to which a part of the path is added. */
export const joined = ({ body }: FastifyRequest, part: object) =>
  unchecked({ ...(typeof body === 'object' ? body : {}), ...part });

/** A part of the path. */
export function param(request: FastifyRequest, name: string): string {
  return valueOf(request.params, name) ?? '';
}

/** A number in the path; NaN, which every schema refuses, when it is none. */
export const idParam = (request: FastifyRequest, name = 'id') => toNumber(param(request, name));

/** One value of the query string; the first when it is repeated. */
export function queryText(request: FastifyRequest, name: string): string | undefined {
  return valueOf(request.query, name);
}

/** One of several words in the query string; the procedure says which words there are. */
export const queryChoice = (request: FastifyRequest, name: string) => unchecked(queryText(request, name));

function valueOf(values: unknown, name: string): string | undefined {
  if (typeof values !== 'object' || values === null || !Object.hasOwn(values, name)) return undefined;
  const [first]: unknown[] = [Reflect.get(values, name)].flat();
  return typeof first === 'string' ? first : undefined;
}

export function queryNumber(request: FastifyRequest, name: string): number | undefined {
  const value = queryText(request, name);
  return value === undefined ? undefined : toNumber(value);
}

const toNumber = (value: string) => (/^-?\d{1,15}$/.test(value) ? Number(value) : Number.NaN);
