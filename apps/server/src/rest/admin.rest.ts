import type { FastifyReply, FastifyRequest } from 'fastify';
import { calls } from './contract.ts';
import { bodyOf, idParam, joined, queryChoice, queryNumber, queryText } from './input.ts';
import { listed, pageOf } from './paging.ts';
import type { RestRoutes } from './rest.ts';

export const adminRest: RestRoutes = (app, caller) => {
  const admin = (request: FastifyRequest, reply: FastifyReply) => caller(request, reply).admin;

  app.get('/admin/stats', calls('admin.stats', 'The numbers of the community'), async (request, reply) =>
    admin(request, reply).stats(),
  );
  app.get('/admin/activity', calls('admin.activity', 'What happened last'), async (request, reply) =>
    admin(request, reply).activity(),
  );
  app.get('/admin/growth', calls('admin.growth', 'Sign-ups and posts a day'), async (request, reply) =>
    admin(request, reply).growth({ days: queryNumber(request, 'days') }),
  );
  app.post(
    '/admin/confirm-password',
    calls('admin.confirmPassword', 'Confirm my password, for steps that ask for it'),
    async (request, reply) => admin(request, reply).confirmPassword(bodyOf(request)),
  );

  app.get(
    '/admin/users',
    calls('admin.users.list', 'All members', { bareList: true }),
    async (request, reply) =>
      listed(
        reply,
        await admin(request, reply).users.list({ ...found(request), filter: queryChoice(request, 'filter') }),
      ),
  );
  app.post(
    '/admin/users',
    calls('admin.users.add', 'Add a member, who gets a link to set a password', { statuses: [201] }),
    async (request, reply) => {
      const user = await admin(request, reply).users.add(bodyOf(request));
      return reply.code(201).send(user);
    },
  );
  app.patch(
    '/admin/users/:id/status',
    calls('admin.users.setActive', 'Deactivate or reactivate a member'),
    async (request, reply) =>
      admin(request, reply).users.setActive(joined(request, { id: idParam(request) })),
  );

  app.get(
    '/admin/posts',
    calls('admin.posts.list', 'All posts', { bareList: true }),
    async (request, reply) =>
      listed(
        reply,
        await admin(request, reply).posts.list({ ...found(request), filter: queryChoice(request, 'filter') }),
      ),
  );
  app.patch(
    '/admin/posts/:id/visibility',
    calls('admin.posts.setVisibility', 'Hide or show a post'),
    async (request, reply) =>
      admin(request, reply).posts.setVisibility(joined(request, { id: idParam(request) })),
  );
  app.delete(
    '/admin/posts/:id',
    calls('admin.posts.delete', 'Delete a post; it can be restored for 30 days'),
    async (request, reply) => admin(request, reply).posts.delete({ id: idParam(request) }),
  );
  app.post(
    '/admin/posts/:id/restore',
    calls('admin.posts.undelete', 'Restore a deleted post'),
    async (request, reply) => admin(request, reply).posts.undelete({ id: idParam(request) }),
  );

  app.get(
    '/admin/articles',
    calls('admin.articles.list', 'All articles, published or not', { bareList: true }),
    async (request, reply) => listed(reply, await admin(request, reply).articles.list(found(request))),
  );
  app.post(
    '/admin/articles',
    calls('articles.create', 'Write an article', { statuses: [201] }),
    async (request, reply) => {
      const article = await caller(request, reply).articles.create(bodyOf(request));
      return reply.code(201).send(article);
    },
  );
  app.patch('/admin/articles/:id', calls('articles.update', 'Change an article'), async (request, reply) =>
    caller(request, reply).articles.update(joined(request, { id: idParam(request) })),
  );
  app.patch(
    '/admin/articles/:id/status',
    calls('admin.articles.setStatus', 'Publish, withdraw or feature an article'),
    async (request, reply) =>
      admin(request, reply).articles.setStatus(joined(request, { id: idParam(request) })),
  );

  app.get(
    '/admin/businesses',
    calls('admin.businesses.list', 'All businesses', { bareList: true }),
    async (request, reply) =>
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
