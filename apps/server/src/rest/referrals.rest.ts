import { calls } from './contract.ts';
import { bodyOf, idParam, joined } from './input.ts';
import type { RestRoutes } from './rest.ts';

export const referralsRest: RestRoutes = (app, caller) => {
  app.get(
    '/referrals/matches',
    calls('referrals.matches', 'Members whom I could be introduced to'),
    async (request, reply) => caller(request, reply).referrals.matches(),
  );

  app.get(
    '/referrals/pending',
    calls('referrals.pending', 'Referrals I sent or received'),
    async (request, reply) => caller(request, reply).referrals.pending(),
  );

  app.get('/referrals/stats', calls('referrals.stats', 'How my referrals went'), async (request, reply) =>
    caller(request, reply).referrals.stats(),
  );

  app.post(
    '/referrals/send',
    calls('referrals.send', 'Offer an introduction', { statuses: [201], idempotent: true }),
    async (request, reply) => {
      const referral = await caller(request, reply).referrals.send(bodyOf(request));
      return reply.code(201).send(referral);
    },
  );

  app.get('/referrals/:id', calls('referrals.get', 'One referral with its history'), async (request, reply) =>
    caller(request, reply).referrals.get({ id: idParam(request) }),
  );

  app.patch(
    '/referrals/:id',
    calls('referrals.respond', 'Accept, decline, withdraw or complete a referral'),
    async (request, reply) =>
      caller(request, reply).referrals.respond(joined(request, { id: idParam(request) })),
  );
};
