import helmet from '@fastify/helmet';
import type { FastifyInstance, FastifyReply } from 'fastify';

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

export async function registerSecurityHeaders(
  app: FastifyInstance,
  { tls }: { tls: boolean },
): Promise<void> {
  await app.register(helmet, {
    contentSecurityPolicy: false,
    crossOriginEmbedderPolicy: false,
    crossOriginOpenerPolicy: { policy: 'same-origin' },
    crossOriginResourcePolicy: { policy: 'same-origin' },
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
    xFrameOptions: { action: 'deny' },
    strictTransportSecurity: tls ? { maxAge: TWO_YEARS, includeSubDomains: true } : false,
  });
  app.addHook('onRequest', async (_request, reply) => {
    reply.header('content-security-policy', DATA_POLICY);
    reply.header('permissions-policy', PERMISSIONS);
  });
}

/** For what is answered before any hook runs, such as an address that cannot be decoded. */
export function protectBareAnswer(reply: FastifyReply): void {
  reply.headers({
    'content-security-policy': DATA_POLICY,
    'permissions-policy': PERMISSIONS,
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
  });
}

export type PagePolicy = {
  nonce: string;
  tls: boolean;
  /** Vite's development client inlines styles and opens a socket. */
  development: boolean;
};

/**
 * For rendered pages: scripts by nonce only. Rendered markup carries Mantine's variables in style
 * attributes, so those are allowed; no style attribute can run a script.
 */
export function pagePolicy({ nonce, tls, development }: PagePolicy): string {
  const directives = [
    "default-src 'none'",
    `script-src 'nonce-${nonce}' 'strict-dynamic'`,
    development ? "style-src 'self' 'unsafe-inline'" : `style-src 'self' 'nonce-${nonce}'`,
    "style-src-attr 'unsafe-inline'",
    "img-src 'self' https: blob:",
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
