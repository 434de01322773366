import { calls } from './contract.ts';
import { bodyOf, idParam, joined } from './input.ts';
import type { RestRoutes } from './rest.ts';

export const opportunitiesRest: RestRoutes = (app, caller) => {
  app.get(
    '/opportunities/detailed',
    calls('opportunities.list', 'Open opportunities, the best fit first'),
    async (request, reply) => caller(request, reply).opportunities.list(),
  );

  app.post(
    '/opportunities',
    calls('opportunities.create', 'Post an opportunity', { statuses: [201], idempotent: true }),
    async (request, reply) => {
      const opportunity = await caller(request, reply).opportunities.create(bodyOf(request));
      return reply.code(201).send(opportunity);
    },
  );

  app.post(
    '/opportunities/:id/apply',
    calls('opportunities.sendApplication', 'Apply for an opportunity'),
    async (request, reply) =>
      caller(request, reply).opportunities.sendApplication(joined(request, { id: idParam(request) })),
  );

  app.put(
    '/opportunities/:id/save',
    calls('opportunities.save', 'Keep an opportunity, or no longer'),
    async (request, reply) =>
      caller(request, reply).opportunities.save(joined(request, { id: idParam(request) })),
  );

  app.post(
    '/opportunities/:id/close',
    calls('opportunities.close', 'Close an opportunity of mine'),
    async (request, reply) => caller(request, reply).opportunities.close({ id: idParam(request) }),
  );
};
