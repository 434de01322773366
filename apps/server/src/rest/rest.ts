import type { FastifyInstance } from 'fastify';
import { chargeAnswer } from '@guildhall/api/core/limiter';
import { type CallerOf, type Surroundings, callerOf } from '../context.ts';
import { answerError, answerNotFound } from '../plugins/errors.ts';
import { noStore } from '../plugins/no-store.ts';
import { viewerOf } from '../plugins/viewer.ts';
import { readGate } from '../plugins/write-gate.ts';
import { accountRest } from './account.rest.ts';
import { adminCsvRest } from './admin-csv.rest.ts';
import { adminRest } from './admin.rest.ts';
import { articlesRest } from './articles.rest.ts';
import { authRest } from './auth.rest.ts';
import { backupsRest } from './backups.rest.ts';
import { businessPeopleRest } from './business-people.rest.ts';
import { businessesRest } from './businesses.rest.ts';
import { commentsRest } from './comments.rest.ts';
import { connectionsRest } from './connections.rest.ts';
import { dashboardRest } from './dashboard.rest.ts';
import { feedRest } from './feed.rest.ts';
import { networkRest } from './network.rest.ts';
import { messagesRest } from './messages.rest.ts';
import { notificationsRest } from './notifications.rest.ts';
import { opportunitiesRest } from './opportunities.rest.ts';
import { profileRest } from './profile.rest.ts';
import { savedRest } from './saved.rest.ts';
import { searchRest } from './search.rest.ts';
import { servicesRest } from './services.rest.ts';
import { siteCareRest } from './site-care.rest.ts';
import { shortLinksRest } from './short-links.rest.ts';
import { referralsRest } from './referrals.rest.ts';

/** The documented `/api` paths of one feature: each only calls a procedure. */
export type RestRoutes = (app: FastifyInstance, caller: CallerOf, surroundings: Surroundings) => void;

const FEATURES: RestRoutes[] = [
  accountRest,
  adminCsvRest,
  adminRest,
  articlesRest,
  authRest,
  backupsRest,
  businessPeopleRest,
  businessesRest,
  commentsRest,
  connectionsRest,
  dashboardRest,
  feedRest,
  networkRest,
  messagesRest,
  notificationsRest,
  opportunitiesRest,
  profileRest,
  savedRest,
  searchRest,
  servicesRest,
  shortLinksRest,
  siteCareRest,
  referralsRest,
];

const HANDLER_TIMEOUT_MS = 10_000;

/** `/api`: JSON over the same procedures as `/trpc`, errors as {message, issues?}. */
export async function registerRest(app: FastifyInstance, surroundings: Surroundings): Promise<void> {
  app.addHook('onRequest', readGate);
  app.addHook('onRequest', noStore);
  app.addHook('onRoute', (route) => {
    route.handlerTimeout ??= HANDLER_TIMEOUT_MS;
  });
  app.setErrorHandler(answerError);
  acceptEmptyJson(app);
  for (const register of FEATURES) register(app, callerOf(surroundings), surroundings);
  app.all('/*', async (request, reply) => {
    await chargeAnswer(surroundings.services.limiter, { viewer: viewerOf(request), ip: request.ip });
    answerNotFound(request, reply);
    return reply;
  });
}

/** Clients name JSON as the type even where they send nothing. */
function acceptEmptyJson(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('error', 'error');
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    if (body === '') done(null, {});
    else void parse(request, String(body), done);
  });
}
