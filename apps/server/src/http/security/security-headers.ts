import { IncomingMessage, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';
import helmet from 'helmet';

/** The CSP of everything that is not a page: nothing may load or run, even if a browser renders the response. */
const DATA_POLICY = "default-src 'none'; frame-ancestors 'none'; sandbox";

const FEATURES_OFF = [
  'accelerometer',
  'camera',
  'display-capture',
  'geolocation',
  'gyroscope',
  'magnetometer',
  'microphone',
  'midi',
  'payment',
  'usb',
];
const permissionsOf = (off: string[]) => off.map((name) => `${name}=()`).join(', ');
/** Web Share and clipboard access keep the browsers' default, which is this origin only. */
const PERMISSIONS = permissionsOf(FEATURES_OFF);
const DOOR_PERMISSIONS = permissionsOf(FEATURES_OFF.filter((name) => name !== 'camera'));

/** The page of a door reads codes by the camera, if its user allows it; no other page can ask. */
export const permissionsAt = (path: string): string =>
  /^\/events\/[^/?]+\/door\/?(?:\?|$)/.test(path) ? DOOR_PERMISSIONS : PERMISSIONS;

const TWO_YEARS = 63_072_000;

type Headers = Record<string, string>;

/** The headers that helmet sets. They never change, so they are computed once. */
function helmetHeaders({ tls }: { tls: boolean }): Headers {
  const answer = new ServerResponse(new IncomingMessage(new Socket()));
  const setHeaders = helmet({
    contentSecurityPolicy: false,
    crossOriginEmbedderPolicy: false,
    crossOriginOpenerPolicy: { policy: 'same-origin' },
    crossOriginResourcePolicy: { policy: 'same-origin' },
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
    xFrameOptions: { action: 'deny' },
    strictTransportSecurity: tls ? { maxAge: TWO_YEARS, includeSubDomains: true } : false,
    // For Internet Explorer and Flash only.
    xDownloadOptions: false,
    xPermittedCrossDomainPolicies: false,
    xXssProtection: false,
  });
  setHeaders(answer.req, answer, () => {});
  return Object.fromEntries(
    Object.entries(answer.getHeaders()).map(([name, value]) => [name, String(value)]),
  );
}

/** The security headers of all responses except pages, which have their own CSP. */
export function securityHeaders(options: { tls: boolean }): Headers {
  return {
    ...helmetHeaders(options),
    'content-security-policy': DATA_POLICY,
    'permissions-policy': PERMISSIONS,
  };
}

/** Adds the headers to every response; handlers may override them. */
export function addHeaders(app: FastifyInstance, headers: Headers): void {
  app.addHook('onRequest', (_request, reply, done) => {
    reply.headers(headers);
    done();
  });
}

export type PagePolicy = {
  nonce: string;
  tls: boolean;
  /** Vite's development client inlines styles and opens a socket. */
  development: boolean;
  /** Origin of the configured dashboard banner; null when there is none. */
  bannerOrigin: string | null;
};

/**
 * For rendered pages: scripts by nonce only. Rendered markup carries Mantine's variables in style
 * attributes, so those are allowed; no style attribute can run a script.
 */
export function pagePolicy({ nonce, tls, development, bannerOrigin }: PagePolicy): string {
  const directives = [
    "default-src 'none'",
    `script-src 'nonce-${nonce}' 'strict-dynamic'`,
    development ? "style-src 'self' 'unsafe-inline'" : `style-src 'self' 'nonce-${nonce}'`,
    "style-src-attr 'unsafe-inline'",
    // Own uploads alone, so that no member has a visitor's browser ask another site; blob: is the cropper's.
    `img-src 'self' blob:${bannerOrigin === null ? '' : ` ${bannerOrigin}`}`,
    "font-src 'self'",
    development ? "connect-src 'self' ws:" : "connect-src 'self'",
    "manifest-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    "object-src 'none'",
    "frame-src 'none'",
    "frame-ancestors 'none'",
    'report-uri /csp-report',
  ];
  return [...directives, ...(tls ? ['upgrade-insecure-requests'] : [])].join('; ');
}
