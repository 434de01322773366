import type { FastifyReply, FastifyRequest } from 'fastify';
import { calls } from './contract.ts';
import { bodyOf, idParam, joined, queryChoice, queryNumber, queryText } from './input.ts';
import { listed, pageOf } from './paging.ts';
import type { RestRoutes } from './rest.ts';

const DEFAULT_LIMIT = 50;

/** What administrators look after beside the content: reports, banners, settings, deliveries, audit. */
export const siteCareRest: RestRoutes = (app, caller) => {
  const admin = (request: FastifyRequest, reply: FastifyReply) => caller(request, reply).admin;

  app.get(
    '/admin/reports',
    calls('admin.reports.list', 'What members reported', { bareList: true }),
    async (request, reply) =>
      listed(
        reply,
        await admin(request, reply).reports.list({
          ...pageOf(request),
          status: queryChoice(request, 'status'),
        }),
      ),
  );
  app.patch(
    '/admin/reports/:id',
    calls('admin.reports.decide', 'Decide on a report'),
    async (request, reply) => admin(request, reply).reports.decide(joined(request, { id: idParam(request) })),
  );

  app.get('/admin/banners', calls('admin.banners.list', 'All banners'), async (request, reply) =>
    admin(request, reply).banners.list(),
  );
  app.post(
    '/admin/banners',
    calls('admin.banners.create', 'Make a banner', { statuses: [201] }),
    async (request, reply) => {
      const banner = await admin(request, reply).banners.create(bodyOf(request));
      return reply.code(201).send(banner);
    },
  );
  app.put('/admin/banners/:id', calls('admin.banners.update', 'Change a banner'), async (request, reply) =>
    admin(request, reply).banners.update(joined(request, { id: idParam(request) })),
  );
  app.delete('/admin/banners/:id', calls('admin.banners.delete', 'Delete a banner'), async (request, reply) =>
    admin(request, reply).banners.delete({ id: idParam(request) }),
  );

  app.get(
    '/admin/settings',
    calls('admin.settings.get', 'The settings of the community'),
    async (request, reply) => admin(request, reply).settings.get(),
  );
  app.patch(
    '/admin/settings',
    calls('admin.settings.update', 'Change the settings of the community'),
    async (request, reply) => admin(request, reply).settings.update(bodyOf(request)),
  );

  app.get(
    '/admin/deliveries/failed',
    calls('admin.deliveries.listFailed', 'Mails and CRM calls that failed for good'),
    async (request, reply) => admin(request, reply).deliveries.listFailed(),
  );
  app.post(
    '/admin/deliveries/send-again',
    calls('admin.deliveries.sendAgain', 'Send failed deliveries once more'),
    async (request, reply) => admin(request, reply).deliveries.sendAgain(bodyOf(request)),
  );

  app.get(
    '/admin/audit',
    calls('audit.list', 'Who did what, the newest first', { bareList: true }),
    async (request, reply) => {
      const { items, nextBefore } = await caller(request, reply).audit.list({
        limit: queryNumber(request, 'limit') ?? DEFAULT_LIMIT,
        before: queryNumber(request, 'before'),
        event: queryText(request, 'event'),
        targetType: queryText(request, 'targetType'),
        targetId: queryText(request, 'targetId'),
        actorId: queryNumber(request, 'actorId'),
      });
      if (nextBefore !== null) reply.header('x-next-before', String(nextBefore));
      return items;
    },
  );
};
