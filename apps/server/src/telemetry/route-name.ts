import type { FastifyRequest } from 'fastify';
import { flatProcedures } from '../trpc/flat-procedures.ts';

/**
 * What a request asked for, as one of a bounded number of names: never the address itself, which anybody
 * can make up and which can hold what nobody else should read.
 */
export function routeName(request: FastifyRequest): string {
  const pattern = request.is404 ? undefined : request.routeOptions.url;
  if (pattern === undefined) return 'none';
  if (!pattern.endsWith('/trpc/:path')) return pattern;
  const [path = ''] = request.url.slice('/trpc/'.length).split('?', 1);
  return flatProcedures.has(path) ? `/trpc/${path}` : pattern;
}

/** Streams stay open for as long as a page; their time says nothing about how fast the server is. */
export const isStream = (contentType: unknown): boolean =>
  typeof contentType === 'string' && contentType.startsWith('text/event-stream');
