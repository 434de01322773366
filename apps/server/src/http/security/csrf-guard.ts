import type { FastifyRequest, onRequestHookHandler } from 'fastify';
import { forbidden } from '@guildhall/api/core/errors';
import { TRPCError } from '@trpc/server';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The content types that this route takes beside JSON. */
    accepts?: string | string[];
  }
}

export type RequestOrigin = {
  method: string;
  /** The Sec-Fetch-Site, Origin and Host headers as they came. */
  secFetchSite: string | undefined;
  origin: string | undefined;
  host: string | undefined;
};

const SAFE_METHODS = new Set(['GET', 'HEAD', 'OPTIONS']);

/**
 * Whether a browser sends this write on behalf of another site.
 * Browsers of today say so in Sec-Fetch-Site, older ones give an Origin; a request with neither
 * does not come from a browser, so nobody's cookies are being abused.
 */
export function isCrossSiteWrite(request: RequestOrigin, publicOrigin: string): boolean {
  if (SAFE_METHODS.has(request.method)) return false;
  if (request.origin === publicOrigin) return false;
  if (request.secFetchSite !== undefined)
    return request.secFetchSite !== 'same-origin' && request.secFetchSite !== 'none';
  if (request.origin === undefined) return false;
  return !URL.canParse(request.origin) || new URL(request.origin).host !== request.host;
}

/** JSON, or nothing at all: the other types are those that a foreign page's form can send. */
export function isAcceptedBody(
  contentType: string | undefined,
  hasBody: boolean,
  accepts: string | string[] = [],
): boolean {
  if (contentType === undefined) return !hasBody;
  const type = contentType.split(';', 1)[0]?.trim().toLowerCase() ?? '';
  return ['application/json', ...[accepts].flat()].includes(type);
}

/** Refuses writes that another site sends, and bodies that are not JSON. */
export function writeGate(publicOrigin: string): onRequestHookHandler {
  return (request, _reply, done) => {
    if (!SAFE_METHODS.has(request.method)) checkWrite(request, publicOrigin);
    done();
  };
}

function checkWrite(request: FastifyRequest, publicOrigin: string): void {
  const { method, headers } = request;
  const origin = {
    method,
    secFetchSite: single(headers['sec-fetch-site']),
    origin: headers.origin,
    host: headers.host,
  };
  if (isCrossSiteWrite(origin, publicOrigin)) {
    request.log.warn({ event: 'malicious_csrf', origin }, 'cross-site write refused');
    throw forbidden('This request came from another site');
  }
  const hasBody = headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;
  if (!isAcceptedBody(headers['content-type'], hasBody, request.routeOptions.config.accepts)) {
    throw new TRPCError({ code: 'UNSUPPORTED_MEDIA_TYPE', message: 'Only JSON is accepted' });
  }
}

/** Private answers are not for other sites' pages; following a link to one stays possible. */
export const readGate: onRequestHookHandler = ({ headers }, _reply, done) => {
  const isForeign = headers['sec-fetch-site'] === 'cross-site' && headers['sec-fetch-mode'] !== 'navigate';
  done(isForeign ? forbidden('This request came from another site') : undefined);
};

function single(header: string | string[] | undefined): string | undefined {
  return Array.isArray(header) ? header.join(',') : header;
}
