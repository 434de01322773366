import type { FastifyReply, FastifyRequest } from 'fastify';
import { calls } from './contract.ts';
import { bodyOf, idParam, joined, queryChoice } from './input.ts';
import { listed, pageOf } from './paging.ts';
import type { RestRoutes } from './rest.ts';

export const servicesRest: RestRoutes = (app, caller) => {
  const orders = (request: FastifyRequest, reply: FastifyReply) => caller(request, reply).orders;

  app.get('/services', calls('services.list', 'Services that can be ordered'), async (request, reply) =>
    caller(request, reply).services.list(),
  );

  app.get('/services/orders', calls('orders.list', 'My orders', { bareList: true }), async (request, reply) =>
    listed(reply, await orders(request, reply).list(pageOf(request))),
  );

  app.post(
    '/services/order',
    calls('orders.place', 'Order a service', { statuses: [201], idempotent: true }),
    async (request, reply) => {
      const order = await orders(request, reply).place(bodyOf(request));
      return reply.code(201).send(order);
    },
  );

  app.get(
    '/services/orders/:id/timeline',
    calls('orders.timeline', 'What happened to an order'),
    async (request, reply) => orders(request, reply).timeline({ id: idParam(request) }),
  );

  app.post(
    '/services/orders/:id/cancel',
    calls('orders.cancel', 'Cancel an order of mine that has not begun'),
    async (request, reply) => orders(request, reply).cancel({ id: idParam(request) }),
  );

  app.post(
    '/services/orders/:id/accept-quote',
    calls('orders.acceptQuote', 'Accept the price of a quote'),
    async (request, reply) => orders(request, reply).acceptQuote({ id: idParam(request) }),
  );

  app.post(
    '/services/orders/:id/decline-quote',
    calls('orders.declineQuote', 'Decline the price of a quote'),
    async (request, reply) => orders(request, reply).declineQuote({ id: idParam(request) }),
  );

  app.get(
    '/admin/orders',
    calls('orders.listAll', 'All orders', { bareList: true }),
    async (request, reply) => {
      const input = { ...pageOf(request), status: queryChoice(request, 'status') };
      return listed(reply, await orders(request, reply).listAll(input));
    },
  );

  app.patch(
    '/admin/orders/:id/status',
    calls('orders.setStatus', 'Move an order on'),
    async (request, reply) => orders(request, reply).setStatus(joined(request, { id: idParam(request) })),
  );

  app.post(
    '/admin/orders/:id/quote',
    calls('orders.quote', 'Name a price for an order'),
    async (request, reply) => orders(request, reply).quote(joined(request, { id: idParam(request) })),
  );
};
