import type { FastifyReply, FastifyRequest } from 'fastify';
import { bodyOf, idParam, joined, queryNumber, queryText } from './input.ts';
import { listed, pageOf, queryChoice } from './paging.ts';
import type { RestRoutes } from './rest.ts';

export const adminRest: RestRoutes = (app, caller) => {
  const admin = (request: FastifyRequest, reply: FastifyReply) => caller(request, reply).admin;

  app.get('/admin/stats', async (request, reply) => admin(request, reply).stats());
  app.get('/admin/activity', async (request, reply) => admin(request, reply).activity());
  app.get('/admin/growth', async (request, reply) =>
    admin(request, reply).growth({ days: queryNumber(request, 'days') }),
  );
  app.post('/admin/confirm-password', async (request, reply) =>
    admin(request, reply).confirmPassword(bodyOf(request)),
  );

  app.get('/admin/users', async (request, reply) =>
    listed(
      reply,
      await admin(request, reply).users.list({ ...found(request), filter: queryChoice(request, 'filter') }),
    ),
  );
  app.post('/admin/users', async (request, reply) => {
    const user = await admin(request, reply).users.add(bodyOf(request));
    return reply.code(201).send(user);
  });
  app.patch('/admin/users/:id/status', async (request, reply) =>
    admin(request, reply).users.setActive(joined(request, { id: idParam(request) })),
  );

  app.get('/admin/posts', async (request, reply) =>
    listed(
      reply,
      await admin(request, reply).posts.list({ ...found(request), filter: queryChoice(request, 'filter') }),
    ),
  );
  app.patch('/admin/posts/:id/visibility', async (request, reply) =>
    admin(request, reply).posts.setVisibility(joined(request, { id: idParam(request) })),
  );
  app.delete('/admin/posts/:id', async (request, reply) =>
    admin(request, reply).posts.delete({ id: idParam(request) }),
  );
  app.post('/admin/posts/:id/restore', async (request, reply) =>
    admin(request, reply).posts.undelete({ id: idParam(request) }),
  );

  app.get('/admin/articles', async (request, reply) =>
    listed(reply, await admin(request, reply).articles.list(found(request))),
  );
  app.post('/admin/articles', async (request, reply) => {
    const article = await caller(request, reply).articles.create(bodyOf(request));
    return reply.code(201).send(article);
  });
  app.patch('/admin/articles/:id', async (request, reply) =>
    caller(request, reply).articles.update(joined(request, { id: idParam(request) })),
  );
  app.patch('/admin/articles/:id/status', async (request, reply) =>
    admin(request, reply).articles.setStatus(joined(request, { id: idParam(request) })),
  );

  app.get('/admin/businesses', async (request, reply) =>
    listed(
      reply,
      await admin(request, reply).businesses.list({
        ...found(request),
        filter: queryChoice(request, 'filter'),
      }),
    ),
  );
};

const found = (request: FastifyRequest) => ({ ...pageOf(request), search: queryText(request, 'search') });
