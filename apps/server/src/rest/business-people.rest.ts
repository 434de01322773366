import type { FastifyReply, FastifyRequest } from 'fastify';
import { calls } from './contract.ts';
import { idParam, joined } from './input.ts';
import { listed, pageOf } from './paging.ts';
import type { RestRoutes } from './rest.ts';

/** Reviews and teams of businesses. */
export const businessPeopleRest: RestRoutes = (app, caller) => {
  const reviews = (request: FastifyRequest, reply: FastifyReply) => caller(request, reply).businesses.reviews;
  const team = (request: FastifyRequest, reply: FastifyReply) => caller(request, reply).businesses.team;

  app.get(
    '/businesses/:businessId/reviews',
    calls('businesses.reviews.list', 'Reviews of a business', { bareList: true }),
    async (request, reply) =>
      listed(reply, await reviews(request, reply).list({ ...businessId(request), ...pageOf(request) })),
  );

  app.get(
    '/businesses/:businessId/reviews/mine',
    calls('businesses.reviews.mine', 'My own review of a business, or null'),
    async (request, reply) =>
      // Fastify would send an empty body for null.
      reply
        .type('application/json')
        .send(JSON.stringify(await reviews(request, reply).mine(businessId(request)))),
  );

  app.post(
    '/businesses/:businessId/reviews',
    calls('businesses.reviews.write', 'Review a business, or change my review', { statuses: [201] }),
    async (request, reply) => {
      const written = await reviews(request, reply).write(joined(request, businessId(request)));
      return reply.code(201).send(written);
    },
  );

  app.put(
    '/reviews/:id/reply',
    calls('businesses.reviews.reply', 'Answer a review as the owner'),
    async (request, reply) => reviews(request, reply).reply(joined(request, { id: idParam(request) })),
  );

  app.post(
    '/reviews/:id/report',
    calls('businesses.reviews.report', 'Report a review'),
    async (request, reply) => reviews(request, reply).report(joined(request, { id: idParam(request) })),
  );

  app.patch(
    '/admin/reviews/:id/status',
    calls('businesses.reviews.moderate', 'Show or hide a review'),
    async (request, reply) => reviews(request, reply).moderate(joined(request, { id: idParam(request) })),
  );

  app.get(
    '/businesses/:businessId/employees',
    calls('businesses.team.list', 'The confirmed team of a business'),
    async (request, reply) => team(request, reply).list(businessId(request)),
  );

  app.get(
    '/businesses/:businessId/team',
    calls('businesses.team.manage', 'The team with open invitations, for the owner'),
    async (request, reply) => team(request, reply).manage(businessId(request)),
  );

  app.post(
    '/businesses/:businessId/employees',
    calls('businesses.team.invite', 'Invite a member into the team', { statuses: [201] }),
    async (request, reply) => {
      const invitation = await team(request, reply).invite(joined(request, businessId(request)));
      return reply.code(201).send(invitation);
    },
  );

  app.delete(
    '/employees/:id',
    calls('businesses.team.remove', 'Take somebody off a team, or leave it'),
    async (request, reply) => team(request, reply).remove({ id: idParam(request) }),
  );

  app.get(
    '/user/invitations',
    calls('businesses.team.invitations', 'Invitations of teams to me'),
    async (request, reply) => team(request, reply).invitations(),
  );

  app.put(
    '/user/invitations/:id',
    calls('businesses.team.answer', 'Accept or decline an invitation'),
    async (request, reply) => team(request, reply).answer(joined(request, { id: idParam(request) })),
  );
};

const businessId = (request: FastifyRequest) => ({ businessId: idParam(request, 'businessId') });
