import type { FastifyReply, FastifyRequest } from 'fastify';
import { bodyOf, idParam, joined } from './input.ts';
import { listed, pageOf, queryChoice } from './paging.ts';
import type { RestRoutes } from './rest.ts';

export const servicesRest: RestRoutes = (app, caller) => {
  const orders = (request: FastifyRequest, reply: FastifyReply) => caller(request, reply).orders;

  app.get('/services', async (request, reply) => caller(request, reply).services.list());

  app.get('/services/orders', async (request, reply) =>
    listed(reply, await orders(request, reply).list(pageOf(request))),
  );

  app.post('/services/order', async (request, reply) => {
    const order = await orders(request, reply).place(bodyOf(request));
    return reply.code(201).send(order);
  });

  app.get('/services/orders/:id/timeline', async (request, reply) =>
    orders(request, reply).timeline({ id: idParam(request) }),
  );

  app.post('/services/orders/:id/cancel', async (request, reply) =>
    orders(request, reply).cancel({ id: idParam(request) }),
  );

  app.post('/services/orders/:id/accept-quote', async (request, reply) =>
    orders(request, reply).acceptQuote({ id: idParam(request) }),
  );

  app.post('/services/orders/:id/decline-quote', async (request, reply) =>
    orders(request, reply).declineQuote({ id: idParam(request) }),
  );

  app.get('/admin/orders', async (request, reply) => {
    const input = { ...pageOf(request), status: queryChoice(request, 'status') };
    return listed(reply, await orders(request, reply).listAll(input));
  });

  app.patch('/admin/orders/:id/status', async (request, reply) =>
    orders(request, reply).setStatus(joined(request, { id: idParam(request) })),
  );

  app.post('/admin/orders/:id/quote', async (request, reply) =>
    orders(request, reply).quote(joined(request, { id: idParam(request) })),
  );
};
