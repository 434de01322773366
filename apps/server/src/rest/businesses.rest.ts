import type { FastifyReply, FastifyRequest } from 'fastify';
import { bodyOf, idParam, joined, param, queryText } from './input.ts';
import { listed, pageOf, queryChoice } from './paging.ts';
import type { RestRoutes } from './rest.ts';

export const businessesRest: RestRoutes = (app, caller) => {
  const businesses = (request: FastifyRequest, reply: FastifyReply) => caller(request, reply).businesses;

  app.get('/businesses', async (request, reply) =>
    listed(reply, await businesses(request, reply).list({ ...filterOf(request), ...pageOf(request) })),
  );

  app.get('/businesses/facets', async (request, reply) =>
    businesses(request, reply).facets(filterOf(request)),
  );

  app.get('/user/businesses', async (request, reply) => businesses(request, reply).mine());

  app.get('/businesses/slug/:slug', async (request, reply) =>
    businesses(request, reply).get({ slug: param(request, 'slug') }),
  );

  app.post('/businesses', async (request, reply) => {
    const business = await businesses(request, reply).create(bodyOf(request));
    return reply.code(201).send(business);
  });

  app.patch('/businesses/:id', async (request, reply) =>
    businesses(request, reply).update(joined(request, { id: idParam(request) })),
  );

  app.post('/businesses/:id/contact', async (request, reply) => {
    const receipt = await businesses(request, reply).contact(joined(request, { id: idParam(request) }));
    return reply.code(201).send(receipt);
  });

  app.put('/businesses/:id/favourite', async (request, reply) =>
    businesses(request, reply).favourites.set(joined(request, { id: idParam(request) })),
  );

  app.get('/saved/businesses', async (request, reply) =>
    listed(reply, await businesses(request, reply).favourites.list(pageOf(request))),
  );

  app.post('/admin/businesses', async (request, reply) => {
    const business = await businesses(request, reply).admin.create(bodyOf(request));
    return reply.code(201).send(business);
  });

  app.patch('/admin/businesses/:id', async (request, reply) =>
    businesses(request, reply).admin.update(joined(request, { id: idParam(request) })),
  );

  app.patch('/admin/businesses/:id/status', async (request, reply) =>
    businesses(request, reply).admin.setStatus(joined(request, { id: idParam(request) })),
  );

  app.delete('/admin/businesses/:id', async (request, reply) =>
    businesses(request, reply).admin.delete({ id: idParam(request) }),
  );

  app.post('/admin/businesses/:id/restore', async (request, reply) =>
    businesses(request, reply).admin.restore({ id: idParam(request) }),
  );
};

const filterOf = (request: FastifyRequest) => ({
  search: queryText(request, 'search'),
  category: queryText(request, 'category'),
  industry: queryText(request, 'industry'),
  tab: queryChoice(request, 'tab'),
});
