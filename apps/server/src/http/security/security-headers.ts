import { IncomingMessage, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';
import helmet from 'helmet';

/** For everything that is not a page: it may load and run nothing, whatever a browser makes of it. */
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
/** Sharing and copying stay at what browsers allow by themselves: this site alone. */
const PERMISSIONS = FEATURES_OFF.map((name) => `${name}=()`).join(', ');

const TWO_YEARS = 63_072_000;

type Headers = Record<string, string>;

/** What helmet sets. It is the same on every answer, so helmet is asked once. */
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
  });
  setHeaders(answer.req, answer, () => {});
  return Object.fromEntries(
    Object.entries(answer.getHeaders()).map(([name, value]) => [name, String(value)]),
  );
}

/** The headers of everything that is not a page, which has a policy of its own. */
export function securityHeaders(options: { tls: boolean }): Headers {
  return {
    ...helmetHeaders(options),
    'content-security-policy': DATA_POLICY,
    'permissions-policy': PERMISSIONS,
  };
}

/** Puts the same headers on every answer; what answers may replace them. */
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
  /** Of the picture that the operator configured for the dashboard; null when there is none. */
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
