import type { FastifyRequest } from 'fastify';
import { flatProcedures } from '../flat-procedures.ts';

/**
 * The route pattern of a request, as a label of low cardinality: never the URL, which clients can make up and
 * which can contain personal data.
 */
export function routeName(request: FastifyRequest): string {
  const pattern = request.is404 ? undefined : request.routeOptions.url;
  if (pattern === undefined) return 'none';
  if (!pattern.endsWith('/trpc/:path')) return pattern;
  const [path = ''] = request.url.slice('/trpc/'.length).split('?', 1);
  return flatProcedures.has(path) ? `/trpc/${path}` : pattern;
}

/** Event streams stay open as long as the page; their duration is not a latency. */
export const isStream = (contentType: unknown): boolean =>
  typeof contentType === 'string' && contentType.startsWith('text/event-stream');
