import compress from '@fastify/compress';
import { DEFAULT_LOCALE } from '@guildhall/locale/locales';
import cookie from '@fastify/cookie';
import { type FastifyInstance, LogController, fastify } from 'fastify';
import { join } from 'node:path';
import { constants } from 'node:zlib';
import type { AppDependencies } from './context.ts';
import type { Config } from './config/config.ts';
import { registerAttachmentFiles, registerAttachments } from './attachments/attachments.ts';
import { registerAvatars } from './avatars/avatars.ts';
import { registerCards } from './cards/cards.ts';
import { registerBackupUpload } from './backups/backup-upload.ts';
import { registerBrandFiles } from './brand/brand-files.ts';
import { registerImports } from './imports/imports.ts';
import { registerBusinessImages } from './business-images/business-images.ts';
import { registerOpenApi } from './openapi/openapi.ts';
import type { Pages } from './pages/entry-server.ts';
import { registerProviderCallback } from './oidc/provider-callback.ts';
import { registerPages } from './pages/pages.ts';
import { registerSiteFiles } from './pages/site-files.ts';
import { shedLoad } from './http/limits/load-shedding.ts';
import { limitConnections } from './http/limits/connection-limits.ts';
import { registerCspReports } from './http/security/csp-reports.ts';
import { sendError, sendNotFound } from './http/errors/errors.ts';
import { type Health, registerHealth } from './http/health.ts';
import { rememberWrites } from './http/read-your-writes.ts';
import { speakTheirLanguage } from './locale/request-locale.ts';
import { refuseUnderPressure } from './http/limits/pressure.ts';
import { sendRawError } from './http/errors/raw-errors.ts';
import { logResponse, loggerOptions, newRequestId } from './http/logging/request-log.ts';
import { addHeaders, securityHeaders } from './http/security/security-headers.ts';
import { registerSessions } from './http/sessions/sessions.ts';
import { requireSingleHost } from './http/security/single-host.ts';
import { registerStaticFiles } from './http/static-files.ts';
import { registerTrpc } from './rpc/trpc.ts';
import { registerUnsubscribe } from './public/unsubscribe.ts';
import { cookieName } from './http/sessions/viewer.ts';
import { csrfGuard } from './http/security/csrf-guard.ts';
import { registerCalendar, registerEventFiles } from './public/calendars.ts';
import { registerFeed } from './public/feeds.ts';
import { newsFeed } from './public/news-feed.ts';
import { opportunitiesFeed } from './public/opportunities-feed.ts';
import { registerSecurityTxt } from './public/security-txt.ts';
import { registerShortLinks } from './public/short-links.ts';
import { registerUsualAddresses } from './public/usual-addresses.ts';
import { registerRest } from './rest/rest.ts';
import { registerPictureFiles } from './pictures/picture-files.ts';
import { createPictureEncoder } from './pictures/picture-encoder.ts';
import { createUploads } from './uploads/uploads.ts';

const BODY_LIMIT = 65_536;

export type AppOptions = {
  config: Config;
  dependencies: AppDependencies;
  health: Health;
  /** The page renderer and the folder of built files; null serves the API only. */
  web: { pages: Pages; clientFolder: string | null } | null;
};

/** A Fastify instance without routes: logging, limits, timeouts and security headers. */
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
    // While closing, requests on keep-alive connections are still served; the response then closes the connection.
    return503OnClosing: false,
    rewriteUrl: ({ url = '/' }) => withoutOrigin(url),
    routerOptions: { maxParamLength: 1_024 },
    http: { headersTimeout: 10_000, connectionsCheckingInterval: 2_000, maxHeaderSize: 16_384 },
    clientErrorHandler: sendRawError,
    // For errors raised before any hook runs, such as a URL that cannot be decoded.
    frameworkErrors: (error, request, reply) => {
      reply.headers(headers);
      sendError(error, request, reply);
    },
  });
  app.decorateRequest('viewer', null);
  addHeaders(app, headers);
  app.addHook('onRequest', requireSingleHost);
  limitConnections(app, {
    total: 2_000,
    perAddress: config.connectionsPerAddress,
    trustProxy: config.trustProxy,
  });
  return app;
}

/** Proxies may send the absolute form of the URL (RFC 9112, 3.2.2); routing expects a path. */
const withoutOrigin = (url: string): string => {
  const rest = url.replace(/^[a-z][a-z0-9+.-]*:\/\/[^/?#]*/i, '');
  return rest.startsWith('/') ? rest : `/${rest}`;
};

/** Brotli for every browser, as pages have an eighth fewer bytes in it than in Zstandard, for one millisecond more. */
const COMPRESSION = {
  encodings: ['br' as const, 'gzip' as const, 'deflate' as const, 'identity' as const],
  brotliOptions: { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } },
  threshold: 1_024,
};

/** Registers all routes and hooks on an instance that is not listening yet. */
export async function buildApp(
  app: FastifyInstance,
  { config, dependencies, health, web }: AppOptions,
): Promise<void> {
  app.addHook('onResponse', logResponse);
  app.decorateRequest('locale', DEFAULT_LOCALE);
  app.addHook('onRequest', csrfGuard(config.product.publicOrigin));
  app.setErrorHandler(sendError);
  app.setNotFoundHandler(sendNotFound);
  registerHealth(app, health);
  registerCspReports(app);
  await registerPictureFiles(app, dependencies);
  registerShortLinks(app, dependencies);
  registerUsualAddresses(app);
  for (const feed of [newsFeed, opportunitiesFeed]) registerFeed(app, dependencies, feed(dependencies));
  registerCalendar(app, dependencies);
  registerSecurityTxt(app, {
    publicOrigin: config.product.publicOrigin,
    securityContact: config.securityContact,
  });
  registerSiteFiles(app, dependencies);
  registerBrandFiles(app, dependencies);
  if (web?.clientFolder) await registerStaticFiles(app, web.clientFolder);

  await app.register(async (scope) => {
    scope.addHook('onRequest', shedLoad(dependencies.db));
    speakTheirLanguage(scope, dependencies.services.community);
    await refuseUnderPressure(scope);
    await scope.register(compress, { globalDecompression: false, ...COMPRESSION });
    // For what the session plugin clears by itself: browsers ignore a `__Host-` cookie without `Secure`.
    await scope.register(cookie, { parseOptions: { secure: config.cookieSecure } });
    if (dependencies.replicas) rememberWrites(scope, dependencies.replicas, config.cookieSecure);
    await scope.register((trpc) => registerTrpc(trpc, dependencies), { prefix: '/trpc' });
    await scope.register((open) => registerInSessions(open, { config, dependencies, web }));
  });
}

/** Routes that open the full session. tRPC queries only read the viewer. */
async function registerInSessions(
  app: FastifyInstance,
  { config, dependencies, web }: Omit<AppOptions, 'health'>,
): Promise<void> {
  await registerSessions(app, dependencies.sessions);
  registerUnsubscribe(app, dependencies);
  registerProviderCallback(app);
  registerEventFiles(app, dependencies);
  registerOpenApi(app, dependencies.services.limiter, {
    publicOrigin: config.product.publicOrigin,
    cookieName: cookieName(config.cookieSecure),
  });
  await app.register((api) => registerRest(api, dependencies), { prefix: '/api' });
  const { db, services } = dependencies;
  const encoder = createPictureEncoder({ log: services.log });
  app.addHook('onClose', () => encoder.close());
  const folder = join(config.dataDir, 'uploads');
  const uploads = await createUploads({ db, log: services.log, folder, encoder });
  registerCards(app, dependencies, encoder);
  await registerAvatars(app, dependencies, uploads);
  await registerBusinessImages(app, dependencies, uploads);
  await registerAttachments(app, dependencies, uploads);
  registerAttachmentFiles(app, dependencies);
  await registerImports(app, dependencies, folder);
  await registerBackupUpload(app, dependencies);
  if (web) await app.register((pages) => registerPages(pages, { config, dependencies, pages: web.pages }));
}
