import type { RestRoutes } from './rest.ts';

export const networkRest: RestRoutes = (app, caller) => {
  app.get('/network/insights', async (request, reply) => caller(request, reply).network.insights());
};
