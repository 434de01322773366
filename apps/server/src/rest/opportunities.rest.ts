import { bodyOf, idParam, joined } from './input.ts';
import type { RestRoutes } from './rest.ts';

export const opportunitiesRest: RestRoutes = (app, caller) => {
  app.get('/opportunities/detailed', async (request, reply) => caller(request, reply).opportunities.list());

  app.post('/opportunities', async (request, reply) => {
    const opportunity = await caller(request, reply).opportunities.create(bodyOf(request));
    return reply.code(201).send(opportunity);
  });

  app.post('/opportunities/:id/apply', async (request, reply) =>
    caller(request, reply).opportunities.sendApplication(joined(request, { id: idParam(request) })),
  );

  app.put('/opportunities/:id/save', async (request, reply) =>
    caller(request, reply).opportunities.save(joined(request, { id: idParam(request) })),
  );

  app.post('/opportunities/:id/close', async (request, reply) =>
    caller(request, reply).opportunities.close({ id: idParam(request) }),
  );
};
