import { calls } from './contract.ts';
import { idParam, joined, queryNumber, queryText } from './input.ts';
import type { RestRoutes } from './rest.ts';

export const commentsRest: RestRoutes = (app, caller) => {
  /** The body is the bare list; the cursor of the next page travels in a header. */
  app.get(
    '/feed/:postId/comments',
    calls('feed.comments.list', 'Comments on a post', { bareList: true }),
    async (request, reply) => {
      const { items, nextCursor } = await caller(request, reply).feed.comments.list({
        postId: idParam(request, 'postId'),
        limit: queryNumber(request, 'limit'),
        cursor: queryText(request, 'cursor'),
      });
      if (nextCursor !== null) reply.header('x-next-cursor', nextCursor);
      return items;
    },
  );

  app.post(
    '/feed/:postId/comments',
    calls('feed.comments.create', 'Comment on a post', { statuses: [201], idempotent: true }),
    async (request, reply) => {
      const input = joined(request, { postId: idParam(request, 'postId') });
      const comment = await caller(request, reply).feed.comments.create(input);
      return reply.code(201).send(comment);
    },
  );

  app.delete('/comments/:id', calls('feed.comments.delete', 'Delete a comment'), async (request, reply) =>
    caller(request, reply).feed.comments.delete({ id: idParam(request) }),
  );

  app.post(
    '/comments/:id/report',
    calls('feed.comments.report', 'Report a comment'),
    async (request, reply) =>
      caller(request, reply).feed.comments.report(joined(request, { id: idParam(request) })),
  );
};
