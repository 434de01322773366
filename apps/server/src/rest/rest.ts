import type { FastifyInstance } from 'fastify';
import { chargeGeneralLimit } from '@guildhall/api/ground/limits/limiter';
import { type AppDependencies, callerOf } from '../context.ts';
import { sendError, sendNotFound } from '../http/errors/errors.ts';
import { noStore } from '../http/security/no-store.ts';
import { fetchMetadataGuard } from '../http/security/csrf-guard.ts';
import { accountRest } from './account.rest.ts';
import { adminCsvRest } from './admin-csv.rest.ts';
import { moderationRest } from './moderation.rest.ts';
import { adminSiteRest } from './admin-site.rest.ts';
import { adminRest } from './admin.rest.ts';
import { articlesRest } from './articles.rest.ts';
import { authRest } from './auth.rest.ts';
import { backupDownload, backupsRest } from './backups.rest.ts';
import { businessesRest } from './businesses.rest.ts';
import { connectionsRest } from './connections.rest.ts';
import { dashboardRest } from './dashboard.rest.ts';
import type { RouteDescription } from './describe-route.ts';
import { figuresCsvRest } from './figures-csv.rest.ts';
import { feedRest } from './feed.rest.ts';
import { joiningRest } from './joining.rest.ts';
import { messagesRest } from './messages.rest.ts';
import { notificationsRest } from './notifications.rest.ts';
import { opportunitiesRest } from './opportunities.rest.ts';
import { pagesRest } from './pages.rest.ts';
import { profileRest } from './profile.rest.ts';
import type { RestPlugin } from './rest-plugin.ts';
import { registerRoute } from './register-route.ts';
import { savedRest } from './saved.rest.ts';
import { searchRest } from './search.rest.ts';
import { servicesRest } from './services.rest.ts';
import { referralsRest } from './referrals.rest.ts';
import { attendanceCsvRest } from './attendance-csv.rest.ts';
import { eventsRest } from './events.rest.ts';
import { chaptersRest } from './chapters.rest.ts';

/** The documented routes under `/api` by feature; each is a thin translation of a procedure. */
const ROUTES: RouteDescription[] = [
  accountRest,
  adminRest,
  adminSiteRest,
  moderationRest,
  articlesRest,
  authRest,
  backupsRest,
  businessesRest,
  connectionsRest,
  dashboardRest,
  feedRest,
  joiningRest,
  messagesRest,
  notificationsRest,
  opportunitiesRest,
  pagesRest,
  profileRest,
  referralsRest,
  savedRest,
  searchRest,
  servicesRest,
  eventsRest,
  chaptersRest,
].flat();

/** Routes that stream a file. */
const STREAMS: RestPlugin[] = [adminCsvRest, attendanceCsvRest, figuresCsvRest, backupDownload];

const HANDLER_TIMEOUT_MS = 10_000;

/** `/api`: JSON over the same procedures as `/trpc`, errors as {message, issues?}. */
export async function registerRest(app: FastifyInstance, dependencies: AppDependencies): Promise<void> {
  app.addHook('onRequest', fetchMetadataGuard);
  app.addHook('onRequest', noStore);
  app.addHook('onRoute', (route) => {
    route.handlerTimeout ??= HANDLER_TIMEOUT_MS;
  });
  app.setErrorHandler(sendError);
  acceptEmptyJson(app);
  const caller = callerOf(dependencies);
  for (const route of ROUTES) registerRoute(app, dependencies, route);
  for (const register of STREAMS) register(app, caller, dependencies);
  app.all('/*', async (request, reply) => {
    await chargeGeneralLimit(dependencies.services.limiter, { viewer: request.viewer, ip: request.ip });
    sendNotFound(request, reply);
    return reply;
  });
}

/** Many clients send a JSON content type with an empty body. */
function acceptEmptyJson(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('error', 'error');
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    if (body === '') done(null, {});
    else void parse(request, String(body), done);
  });
}
