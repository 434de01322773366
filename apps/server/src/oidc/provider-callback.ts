import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { ProviderKey } from '@guildhall/api/accounts/providers/providers.schema';

const Params = z.object({ key: ProviderKey });

/**
 * Where providers send browsers back to. The answer goes on to a page in the fragment, which no log or referrer has;
 * the page posts it from our own site, so that strict cookies come along. Nothing happens here.
 */
export function registerProviderCallback(app: FastifyInstance): void {
  app.get('/api/auth/oidc/:key/callback', async (request, reply) => {
    const params = Params.safeParse(request.params);
    const at = request.url.indexOf('?');
    const answer = at < 0 ? '' : request.url.slice(at + 1);
    return reply
      .header('cache-control', 'no-store')
      .header('referrer-policy', 'no-referrer')
      .redirect(params.success ? `/sign-in/${params.data.key}#${answer}` : '/', 303);
  });
}
