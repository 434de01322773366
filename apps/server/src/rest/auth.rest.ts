import { unauthorized } from '@guildhall/api/core/errors';
import { bodyOf } from './input.ts';
import type { RestRoutes } from './rest.ts';

export const authRest: RestRoutes = (app, caller) => {
  app.get('/auth/me', async (request, reply) => {
    const user = await caller(request, reply).auth.me();
    if (!user) throw unauthorized();
    return user;
  });

  app.post('/auth/login', async (request, reply) => caller(request, reply).auth.login(bodyOf(request)));

  app.post('/auth/register', async (request, reply) => {
    const user = await caller(request, reply).auth.register(bodyOf(request));
    return reply.code(201).send(user);
  });

  app.post('/auth/logout', async (request, reply) => caller(request, reply).auth.logout());
};
