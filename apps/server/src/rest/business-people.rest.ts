import type { FastifyReply, FastifyRequest } from 'fastify';
import { idParam, joined } from './input.ts';
import { listed, pageOf } from './paging.ts';
import type { RestRoutes } from './rest.ts';

/** Reviews and teams of businesses. */
export const businessPeopleRest: RestRoutes = (app, caller) => {
  const reviews = (request: FastifyRequest, reply: FastifyReply) => caller(request, reply).businesses.reviews;
  const team = (request: FastifyRequest, reply: FastifyReply) => caller(request, reply).businesses.team;

  app.get('/businesses/:businessId/reviews', async (request, reply) =>
    listed(reply, await reviews(request, reply).list({ ...businessId(request), ...pageOf(request) })),
  );

  app.get('/businesses/:businessId/reviews/mine', async (request, reply) =>
    // Fastify would send an empty body for null.
    reply
      .type('application/json')
      .send(JSON.stringify(await reviews(request, reply).mine(businessId(request)))),
  );

  app.post('/businesses/:businessId/reviews', async (request, reply) => {
    const written = await reviews(request, reply).write(joined(request, businessId(request)));
    return reply.code(201).send(written);
  });

  app.put('/reviews/:id/reply', async (request, reply) =>
    reviews(request, reply).reply(joined(request, { id: idParam(request) })),
  );

  app.post('/reviews/:id/report', async (request, reply) =>
    reviews(request, reply).report(joined(request, { id: idParam(request) })),
  );

  app.patch('/admin/reviews/:id/status', async (request, reply) =>
    reviews(request, reply).moderate(joined(request, { id: idParam(request) })),
  );

  app.get('/businesses/:businessId/employees', async (request, reply) =>
    team(request, reply).list(businessId(request)),
  );

  app.get('/businesses/:businessId/team', async (request, reply) =>
    team(request, reply).manage(businessId(request)),
  );

  app.post('/businesses/:businessId/employees', async (request, reply) => {
    const invitation = await team(request, reply).invite(joined(request, businessId(request)));
    return reply.code(201).send(invitation);
  });

  app.delete('/employees/:id', async (request, reply) =>
    team(request, reply).remove({ id: idParam(request) }),
  );

  app.get('/user/invitations', async (request, reply) => team(request, reply).invitations());

  app.put('/user/invitations/:id', async (request, reply) =>
    team(request, reply).answer(joined(request, { id: idParam(request) })),
  );
};

const businessId = (request: FastifyRequest) => ({ businessId: idParam(request, 'businessId') });
