import { calls } from './contract.ts';
import { bodyOf, param } from './input.ts';
import type { RestRoutes } from './rest.ts';

export const profileRest: RestRoutes = (app, caller) => {
  app.get(
    '/profile/:username',
    calls('profile.get', 'The public profile of a member'),
    async (request, reply) => caller(request, reply).profile.get({ username: param(request, 'username') }),
  );

  app.put('/profile', calls('profile.update', 'Change my profile'), async (request, reply) =>
    caller(request, reply).profile.update(bodyOf(request)),
  );
};
