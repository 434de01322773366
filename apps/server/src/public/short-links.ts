import type { FastifyInstance, FastifyReply } from 'fastify';
import { createClickCounter, findFollowedLink } from '@guildhall/api';
import { chargeGeneralLimit } from '@guildhall/api/ground/limits/limiter';
import type { AppDependencies } from '../context.ts';
import { param } from '../rest/input.ts';

/**
 * `/s/{code}` redirects to the URL behind a short link. No referrer is sent and the redirect is not cached, so a
 * link that is taken down, or whose creator was deactivated, stops working at once.
 */
export function registerShortLinks(app: FastifyInstance, { db, services }: AppDependencies): void {
  const clicks = createClickCounter(db, services.log);
  app.addHook('onClose', () => clicks.close());

  app.get('/s/:code', async (request, reply) => {
    await chargeGeneralLimit(services.limiter, { viewer: null, ip: request.ip });
    const { disabledAreas } = await services.community.get();
    const isOff = disabledAreas.includes('shortLinks');
    const link = isOff ? undefined : await findFollowedLink(db, param(request, 'code'));
    reply
      .header('cache-control', 'no-store')
      .header('x-robots-tag', 'noindex')
      .header('referrer-policy', 'no-referrer');
    if (!link) return answerGone(reply, 404, 'This short link does not exist.');
    if (link.isGone) return answerGone(reply, 410, 'This short link no longer works.');
    if (request.method === 'GET') clicks.add(link.id);
    return reply.redirect(link.url, 302);
  });
}

/** An HTML page, because people follow short links in a browser. */
function answerGone(reply: FastifyReply, status: 404 | 410, sentence: string): FastifyReply {
  const page = `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${sentence}</title></head><body><h1>${sentence}</h1><p><a href="/">Go to the start page</a></p></body></html>`;
  return reply.code(status).type('text/html; charset=utf-8').send(page);
}
