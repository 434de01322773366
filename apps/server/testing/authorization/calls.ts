import { flatProcedures } from '../../src/http/flat-procedures.ts';
import type { MatrixRow } from './matrix.ts';

/** A request; reads have no body. */
export type Call = { method: string; path: string; body?: object };

/** The call of the row's procedure over /trpc. A subscription is called like a query. */
export function procedureCall({ procedure }: MatrixRow, input: object | undefined): Call {
  const path = `/trpc/${procedure}`;
  if (isMutation(procedure)) return { method: 'POST', path, body: input ?? {} };
  const query = input === undefined ? '' : `?input=${encodeURIComponent(JSON.stringify(input))}`;
  return { method: 'GET', path: `${path}${query}` };
}

/** The call of a route such as 'PATCH /api/feed/:id': the input fills the path, the rest becomes body or query string. */
export function routeCall(route: string, input: object | undefined): Call {
  const rest = new Map<string, unknown>(Object.entries(input ?? {}));
  const [method = '', pattern = ''] = route.split(' ');
  const path = pattern.replaceAll(/:(\w+)/g, (_, name: string) => {
    const value = String(rest.get(name));
    rest.delete(name);
    return encodeURIComponent(value);
  });
  if (method !== 'GET') return { method, path, body: Object.fromEntries(rest) };
  const query = new URLSearchParams([...rest].map(([name, value]) => [name, String(value)]));
  return { method, path: `${path}?${query.toString()}` };
}

export const isMutation = (procedure: string): boolean =>
  flatProcedures.get(procedure)?._def.type === 'mutation';

export const isStream = (procedure: string): boolean =>
  flatProcedures.get(procedure)?._def.type === 'subscription';
