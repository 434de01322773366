import { bodyOf, param } from './input.ts';
import type { RestRoutes } from './rest.ts';

export const profileRest: RestRoutes = (app, caller) => {
  app.get('/profile/:username', async (request, reply) =>
    caller(request, reply).profile.get({ username: param(request, 'username') }),
  );

  app.put('/profile', async (request, reply) => caller(request, reply).profile.update(bodyOf(request)));
};
