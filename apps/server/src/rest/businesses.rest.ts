import type { FastifyReply, FastifyRequest } from 'fastify';
import { calls } from './contract.ts';
import { bodyOf, idParam, joined, param, queryChoice, queryText } from './input.ts';
import { listed, pageOf } from './paging.ts';
import type { RestRoutes } from './rest.ts';

export const businessesRest: RestRoutes = (app, caller) => {
  const businesses = (request: FastifyRequest, reply: FastifyReply) => caller(request, reply).businesses;

  app.get(
    '/businesses',
    calls('businesses.list', 'The directory', { bareList: true }),
    async (request, reply) =>
      listed(reply, await businesses(request, reply).list({ ...filterOf(request), ...pageOf(request) })),
  );

  app.get(
    '/businesses/facets',
    calls('businesses.facets', 'How many businesses each filter would find'),
    async (request, reply) => businesses(request, reply).facets(filterOf(request)),
  );

  app.get('/user/businesses', calls('businesses.mine', 'My own businesses'), async (request, reply) =>
    businesses(request, reply).mine(),
  );

  app.get('/businesses/slug/:slug', calls('businesses.get', 'One business'), async (request, reply) =>
    businesses(request, reply).get({ slug: param(request, 'slug') }),
  );

  app.post(
    '/businesses',
    calls('businesses.create', 'List a business of mine', { statuses: [201], idempotent: true }),
    async (request, reply) => {
      const business = await businesses(request, reply).create(bodyOf(request));
      return reply.code(201).send(business);
    },
  );

  app.patch(
    '/businesses/:id',
    calls('businesses.update', 'Change a business of mine'),
    async (request, reply) => businesses(request, reply).update(joined(request, { id: idParam(request) })),
  );

  app.post(
    '/businesses/:id/contact',
    calls('businesses.contact', 'Write to the owner of a business', { statuses: [201], idempotent: true }),
    async (request, reply) => {
      const receipt = await businesses(request, reply).contact(joined(request, { id: idParam(request) }));
      return reply.code(201).send(receipt);
    },
  );

  app.put(
    '/businesses/:id/favourite',
    calls('businesses.favourites.set', 'Keep a business under saved, or no longer'),
    async (request, reply) =>
      businesses(request, reply).favourites.set(joined(request, { id: idParam(request) })),
  );

  app.get(
    '/saved/businesses',
    calls('businesses.favourites.list', 'Businesses that I keep', { bareList: true }),
    async (request, reply) =>
      listed(reply, await businesses(request, reply).favourites.list(pageOf(request))),
  );

  app.post(
    '/admin/businesses',
    calls('businesses.admin.create', 'List a business of a member', { statuses: [201] }),
    async (request, reply) => {
      const business = await businesses(request, reply).admin.create(bodyOf(request));
      return reply.code(201).send(business);
    },
  );

  app.patch(
    '/admin/businesses/:id',
    calls('businesses.admin.update', 'Change any business'),
    async (request, reply) =>
      businesses(request, reply).admin.update(joined(request, { id: idParam(request) })),
  );

  app.patch(
    '/admin/businesses/:id/status',
    calls('businesses.admin.setStatus', 'Activate, verify or feature a business'),
    async (request, reply) =>
      businesses(request, reply).admin.setStatus(joined(request, { id: idParam(request) })),
  );

  app.delete(
    '/admin/businesses/:id',
    calls('businesses.admin.delete', 'Delete a business; it can be restored'),
    async (request, reply) => businesses(request, reply).admin.delete({ id: idParam(request) }),
  );

  app.post(
    '/admin/businesses/:id/restore',
    calls('businesses.admin.restore', 'Restore a deleted business'),
    async (request, reply) => businesses(request, reply).admin.restore({ id: idParam(request) }),
  );
};

const filterOf = (request: FastifyRequest) => ({
  search: queryText(request, 'search'),
  category: queryText(request, 'category'),
  industry: queryText(request, 'industry'),
  tab: queryChoice(request, 'tab'),
});
