import type { RestRoutes } from './rest.ts';

export const dashboardRest: RestRoutes = (app, caller) => {
  app.get('/dashboard/stats', async (request, reply) => caller(request, reply).dashboard.stats());

  app.get('/dashboard/recommendations', async (request, reply) => {
    const { items } = await caller(request, reply).dashboard.recommendations();
    return items;
  });
};
