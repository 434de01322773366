import { calls } from './contract.ts';
import type { RestRoutes } from './rest.ts';

export const dashboardRest: RestRoutes = (app, caller) => {
  app.get('/dashboard/stats', calls('dashboard.stats', 'My own numbers'), async (request, reply) =>
    caller(request, reply).dashboard.stats(),
  );

  app.get(
    '/dashboard/recommendations',
    calls('dashboard.recommendations', 'Members who fit me, with the reasons', { bareList: true }),
    async (request, reply) => {
      const { items } = await caller(request, reply).dashboard.recommendations();
      return items;
    },
  );
};
