import type { FastifyRequest, onRequestHookHandler } from 'fastify';
import { forbidden } from '@guildhall/api/ground/errors/errors';
import { TRPCError } from '@trpc/server';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Content types that this route accepts besides JSON. */
    accepts?: string | string[];
  }
}

export type RequestOrigin = {
  method: string;
  /** The raw Sec-Fetch-Site, Origin and Host headers. */
  secFetchSite: string | undefined;
  origin: string | undefined;
  host: string | undefined;
};

const SAFE_METHODS = new Set(['GET', 'HEAD', 'OPTIONS']);

/**
 * Whether a browser sends this write on behalf of another site (CSRF).
 * Current browsers send Sec-Fetch-Site, older ones an Origin. A request with neither does not come from a
 * browser, so no ambient cookies are being abused.
 */
export function isCrossSiteWrite(request: RequestOrigin, publicOrigin: string): boolean {
  if (SAFE_METHODS.has(request.method)) return false;
  if (request.origin === publicOrigin) return false;
  if (request.secFetchSite !== undefined)
    return request.secFetchSite !== 'same-origin' && request.secFetchSite !== 'none';
  if (request.origin === undefined) return false;
  return !URL.canParse(request.origin) || new URL(request.origin).host !== request.host;
}

/** Only JSON or an empty body: the form content types can be sent cross-site without a CORS preflight. */
export function isAcceptedBody(
  contentType: string | undefined,
  hasBody: boolean,
  accepts: string | string[] = [],
): boolean {
  if (contentType === undefined) return !hasBody;
  const type = contentType.split(';', 1)[0]?.trim().toLowerCase() ?? '';
  return ['application/json', ...[accepts].flat()].includes(type);
}

/** Rejects cross-site writes and non-JSON bodies. */
export function csrfGuard(publicOrigin: string): onRequestHookHandler {
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
    request.log.warn({ event: 'malicious_csrf', origin }, 'cross-site write rejected');
    throw forbidden('This request came from another site');
  }
  const hasBody = headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;
  if (!isAcceptedBody(headers['content-type'], hasBody, request.routeOptions.config.accepts)) {
    throw new TRPCError({ code: 'UNSUPPORTED_MEDIA_TYPE', message: 'Only JSON is accepted' });
  }
}

/** Resource isolation by fetch metadata: rejects cross-site reads, but lets links navigate here. */
export const fetchMetadataGuard: onRequestHookHandler = ({ headers }, _reply, done) => {
  const isForeign = headers['sec-fetch-site'] === 'cross-site' && headers['sec-fetch-mode'] !== 'navigate';
  done(isForeign ? forbidden('This request came from another site') : undefined);
};

function single(header: string | string[] | undefined): string | undefined {
  return Array.isArray(header) ? header.join(',') : header;
}
