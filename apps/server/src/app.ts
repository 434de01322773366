import compress from '@fastify/compress';
import cookie from '@fastify/cookie';
import { type FastifyInstance, LogController, fastify } from 'fastify';
import { join } from 'node:path';
import type { Surroundings } from './context.ts';
import type { Config } from './config/config.ts';
import { registerAvatarFiles, registerAvatars } from './avatars/avatars.ts';
import { registerBusinessImageFiles, registerBusinessImages } from './business-images/business-images.ts';
import { registerOpenApi } from './openapi/openapi.ts';
import type { Pages } from './pages/entry-server.ts';
import { registerPages } from './pages/pages.ts';
import { registerSiteFiles } from './pages/site-files.ts';
import { shedLoad } from './http/limits/load-shedding.ts';
import { limitConnections } from './http/limits/connection-limits.ts';
import { registerCspReports } from './http/security/csp-reports.ts';
import { answerError, answerNotFound } from './http/errors/errors.ts';
import { type Health, registerHealth } from './http/health.ts';
import { refuseUnderPressure } from './http/limits/pressure.ts';
import { answerRawError } from './http/errors/raw-errors.ts';
import { logAnswer, loggerOptions, newRequestId } from './http/logging/request-log.ts';
import { addHeaders, securityHeaders } from './http/security/security-headers.ts';
import { registerSessions } from './http/sessions/sessions.ts';
import { requireSingleHost } from './http/security/single-host.ts';
import { registerStaticFiles } from './http/static-files.ts';
import { registerTrpc } from './trpc/trpc.ts';
import { registerUnsubscribe } from './public/unsubscribe.ts';
import { cookieName } from './http/sessions/viewer.ts';
import { writeGate } from './http/security/csrf-guard.ts';
import { registerNewsFeed } from './public/news-feed.ts';
import { registerSecurityTxt } from './public/security-txt.ts';
import { registerShortLinks } from './public/short-links.ts';
import { registerRest } from './rest/rest.ts';
import { createUploads } from './uploads/uploads.ts';

const BODY_LIMIT = 65_536;

export type AppOptions = {
  config: Config;
  surroundings: Surroundings;
  health: Health;
  /** How pages are made, and where the built files lie; null serves the API alone. */
  web: { pages: Pages; clientFolder: string | null } | null;
};

/** An instance without routes: log, limits, timeouts and protective headers. */
export function createInstance(config: Config): FastifyInstance {
  const headers = securityHeaders({ tls: config.cookieSecure });
  const app: FastifyInstance = fastify({
    logger: loggerOptions(config),
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: newRequestId,
    requestIdHeader: false,
    trustProxy: config.trustProxy,
    bodyLimit: BODY_LIMIT,
    requestTimeout: 15_000,
    connectionTimeout: 60_000,
    keepAliveTimeout: 72_000,
    maxRequestsPerSocket: 1_000,
    // What still arrives on a kept connection while the server closes is answered, and is the last on it.
    return503OnClosing: false,
    rewriteUrl: ({ url = '/' }) => withoutOrigin(url),
    routerOptions: { maxParamLength: 1_024 },
    http: { headersTimeout: 10_000, connectionsCheckingInterval: 2_000, maxHeaderSize: 16_384 },
    clientErrorHandler: answerRawError,
    // For what is answered before any hook runs, such as an address that cannot be decoded.
    frameworkErrors: (error, request, reply) => {
      reply.headers(headers);
      answerError(error, request, reply);
    },
  });
  addHeaders(app, headers);
  app.addHook('onRequest', requireSingleHost);
  limitConnections(app, {
    total: 2_000,
    perAddress: config.connectionsPerAddress,
    trustProxy: config.trustProxy,
  });
  return app;
}

/** Proxies may name the whole address (RFC 9112, 3.2.2); everything behind here counts on a path. */
const withoutOrigin = (url: string): string => {
  const rest = url.replace(/^[a-z][a-z0-9+.-]*:\/\/[^/?#]*/i, '');
  return rest.startsWith('/') ? rest : `/${rest}`;
};

/** Everything the server answers, on an instance that is not listening yet. */
export async function buildApp(
  app: FastifyInstance,
  { config, surroundings, health, web }: AppOptions,
): Promise<void> {
  app.addHook('onResponse', logAnswer);
  app.addHook('onRequest', writeGate(config.product.publicOrigin));
  app.setErrorHandler(answerError);
  app.setNotFoundHandler(answerNotFound);
  registerHealth(app, health);
  registerCspReports(app);
  registerAvatarFiles(app, surroundings);
  registerBusinessImageFiles(app, surroundings);
  registerShortLinks(app, surroundings);
  registerNewsFeed(app, surroundings);
  registerSecurityTxt(app, {
    publicOrigin: config.product.publicOrigin,
    securityContact: config.securityContact,
  });
  registerSiteFiles(app, surroundings);
  if (web?.clientFolder) await registerStaticFiles(app, web.clientFolder);

  await app.register(async (scope) => {
    scope.addHook('onRequest', shedLoad(surroundings.db));
    await refuseUnderPressure(scope);
    await scope.register(compress, { globalDecompression: false, threshold: 1_024 });
    await scope.register(cookie);
    await scope.register((trpc) => registerTrpc(trpc, surroundings), { prefix: '/trpc' });
    await scope.register((open) => registerInSessions(open, { config, surroundings, web }));
  });
}

/** What reads a session as a whole. Calls of tRPC do so only where they write. */
async function registerInSessions(
  app: FastifyInstance,
  { config, surroundings, web }: Omit<AppOptions, 'health'>,
): Promise<void> {
  await registerSessions(app, surroundings.sessions);
  registerUnsubscribe(app, surroundings);
  registerOpenApi(app, surroundings.services.limiter, {
    publicOrigin: config.product.publicOrigin,
    cookieName: cookieName(config.cookieSecure),
  });
  await app.register((api) => registerRest(api, surroundings), { prefix: '/api' });
  const { db, services } = surroundings;
  const uploads = await createUploads({ db, log: services.log, folder: join(config.dataDir, 'uploads') });
  await registerAvatars(app, surroundings, uploads);
  await registerBusinessImages(app, surroundings, uploads);
  if (web) await app.register((pages) => registerPages(pages, { config, surroundings, pages: web.pages }));
}
