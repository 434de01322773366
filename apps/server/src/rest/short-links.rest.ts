import { calls } from './contract.ts';
import { bodyOf, joined, param } from './input.ts';
import type { RestRoutes } from './rest.ts';

export const shortLinksRest: RestRoutes = (app, caller) => {
  app.post('/shorten', calls('shortLinks.shorten', 'Make a short link'), async (request, reply) =>
    caller(request, reply).shortLinks.shorten(bodyOf(request)),
  );

  app.post(
    '/short-links/:code/report',
    calls('shortLinks.report', 'Report a short link'),
    async (request, reply) =>
      caller(request, reply).shortLinks.report(joined(request, { code: param(request, 'code') })),
  );

  app.patch(
    '/admin/short-links/:code',
    calls('shortLinks.takeDown', 'Take a short link down, or put it back'),
    async (request, reply) =>
      caller(request, reply).shortLinks.takeDown(joined(request, { code: param(request, 'code') })),
  );
};
