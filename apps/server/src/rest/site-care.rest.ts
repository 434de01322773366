import type { FastifyReply, FastifyRequest } from 'fastify';
import { bodyOf, idParam, joined, queryNumber, queryText } from './input.ts';
import { listed, pageOf, queryChoice } from './paging.ts';
import type { RestRoutes } from './rest.ts';

const DEFAULT_LIMIT = 50;

/** What administrators look after beside the content: reports, banners, settings, deliveries, audit. */
export const siteCareRest: RestRoutes = (app, caller) => {
  const admin = (request: FastifyRequest, reply: FastifyReply) => caller(request, reply).admin;

  app.get('/admin/reports', async (request, reply) =>
    listed(
      reply,
      await admin(request, reply).reports.list({
        ...pageOf(request),
        status: queryChoice(request, 'status'),
      }),
    ),
  );
  app.patch('/admin/reports/:id', async (request, reply) =>
    admin(request, reply).reports.decide(joined(request, { id: idParam(request) })),
  );

  app.get('/admin/banners', async (request, reply) => admin(request, reply).banners.list());
  app.post('/admin/banners', async (request, reply) => {
    const banner = await admin(request, reply).banners.create(bodyOf(request));
    return reply.code(201).send(banner);
  });
  app.put('/admin/banners/:id', async (request, reply) =>
    admin(request, reply).banners.update(joined(request, { id: idParam(request) })),
  );
  app.delete('/admin/banners/:id', async (request, reply) =>
    admin(request, reply).banners.delete({ id: idParam(request) }),
  );

  app.get('/admin/settings', async (request, reply) => admin(request, reply).settings.get());
  app.patch('/admin/settings', async (request, reply) =>
    admin(request, reply).settings.update(bodyOf(request)),
  );

  app.get('/admin/deliveries/failed', async (request, reply) =>
    admin(request, reply).deliveries.listFailed(),
  );
  app.post('/admin/deliveries/send-again', async (request, reply) =>
    admin(request, reply).deliveries.sendAgain(bodyOf(request)),
  );

  app.get('/admin/audit', async (request, reply) => {
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
  });
};
