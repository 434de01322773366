import { calls } from './contract.ts';
import type { RestRoutes } from './rest.ts';

export const networkRest: RestRoutes = (app, caller) => {
  app.get('/network/insights', calls('network.insights', 'What moves my network'), async (request, reply) =>
    caller(request, reply).network.insights(),
  );
};
