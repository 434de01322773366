import { bodyOf, joined, param } from './input.ts';
import type { RestRoutes } from './rest.ts';

export const shortLinksRest: RestRoutes = (app, caller) => {
  app.post('/shorten', async (request, reply) => caller(request, reply).shortLinks.shorten(bodyOf(request)));

  app.post('/short-links/:code/report', async (request, reply) =>
    caller(request, reply).shortLinks.report(joined(request, { code: param(request, 'code') })),
  );

  app.patch('/admin/short-links/:code', async (request, reply) =>
    caller(request, reply).shortLinks.takeDown(joined(request, { code: param(request, 'code') })),
  );
};
