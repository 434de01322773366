import { unauthorized } from '@guildhall/api/core/errors';
import { CurrentUser } from '@guildhall/api/profile/schema';
import { calls } from './contract.ts';
import { bodyOf } from './input.ts';
import type { RestRoutes } from './rest.ts';

export const authRest: RestRoutes = (app, caller) => {
  app.get(
    '/auth/me',
    calls('auth.me', 'Who is signed in; 401 when nobody is', { answer: CurrentUser }),
    async (request, reply) => {
      const user = await caller(request, reply).auth.me();
      if (!user) throw unauthorized();
      return user;
    },
  );

  app.post(
    '/auth/login',
    calls('auth.login', 'Sign in; the answer sets the session cookie'),
    async (request, reply) => caller(request, reply).auth.login(bodyOf(request)),
  );

  app.post(
    '/auth/register',
    calls('auth.register', 'Register; this signs in as well', { statuses: [201] }),
    async (request, reply) => {
      const user = await caller(request, reply).auth.register(bodyOf(request));
      return reply.code(201).send(user);
    },
  );

  app.post('/auth/logout', calls('auth.logout', 'Sign out'), async (request, reply) =>
    caller(request, reply).auth.logout(),
  );
};
