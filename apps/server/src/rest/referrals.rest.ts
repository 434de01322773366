import { bodyOf, idParam, joined } from './input.ts';
import type { RestRoutes } from './rest.ts';

export const referralsRest: RestRoutes = (app, caller) => {
  app.get('/referrals/matches', async (request, reply) => caller(request, reply).referrals.matches());

  app.get('/referrals/pending', async (request, reply) => caller(request, reply).referrals.pending());

  app.get('/referrals/stats', async (request, reply) => caller(request, reply).referrals.stats());

  app.post('/referrals/send', async (request, reply) => {
    const referral = await caller(request, reply).referrals.send(bodyOf(request));
    return reply.code(201).send(referral);
  });

  app.get('/referrals/:id', async (request, reply) =>
    caller(request, reply).referrals.get({ id: idParam(request) }),
  );

  app.patch('/referrals/:id', async (request, reply) =>
    caller(request, reply).referrals.respond(joined(request, { id: idParam(request) })),
  );
};
