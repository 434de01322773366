import { translated } from '@guildhall/locale/translated';
import { siteFileMessages } from '@guildhall/api/community/site/site-files.messages';
import { createCaller, openSubscription, subscriptionName } from '@guildhall/api';
import { TRPCError } from '@trpc/server';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { z } from 'zod';
import { type AppDependencies, createContext } from '../context.ts';
import { STATIC_STYLE, staticPage } from '../pages/static-page.ts';

/** Content types of a one-click unsubscribe (RFC 8058); the second is the recommended one. */
const FORMS = ['application/x-www-form-urlencoded', 'multipart/form-data'];
/** The default CSP blocks forms; this page has one button. */
const POLICY = `default-src 'none'; style-src ${STATIC_STYLE}; form-action 'self'; base-uri 'none'; frame-ancestors 'none'`;
const Query = z.object({ token: z.string().max(300).catch('') });

/**
 * The unsubscribe link of an email. A person gets a confirmation page; a mail program posts directly (RFC 8058).
 * GET changes nothing, because link scanners open URLs, too.
 */
export function registerUnsubscribe(app: FastifyInstance, dependencies: AppDependencies): void {
  const page = async (reply: FastifyReply, status: number, title: string, body: string) => {
    const { name } = await dependencies.services.community.get();
    return (
      reply
        .code(status)
        .header('content-security-policy', POLICY)
        .header('cache-control', 'no-store')
        .header('x-robots-tag', 'noindex')
        // Mail programs post to this address (RFC 8058), so its token stays in the query.
        .header('referrer-policy', 'no-referrer')
        .type('text/html; charset=utf-8')
        .send(staticPage({ site: name, title, body }))
    );
  };

  const invalid = (reply: FastifyReply) => page(reply, 400, words().invalid, settings());

  app.register(async (scope) => {
    // The body is ignored: the token is in the URL.
    scope.addContentTypeParser(FORMS, { parseAs: 'string', bodyLimit: 1_024 }, (_request, _body, done) =>
      done(null, {}),
    );

    scope.get('/unsubscribe', async (request, reply) => {
      const { token } = Query.parse(request.query);
      const subscription = openSubscription(dependencies.services.signer, token);
      if (!subscription) return invalid(reply);
      const form = `<form method="post"><button>${words().submit}</button></form>`;
      return page(reply, 200, words().question, `<p>${subscriptionName(subscription)}</p>${form}`);
    });

    scope.post('/unsubscribe', { config: { accepts: FORMS } }, async (request, reply) => {
      const caller = createCaller(createContext(dependencies, request, reply));
      const { token } = Query.parse(request.query);
      try {
        const { label } = await caller.notifications.unsubscribe({ token });
        return await page(reply, 200, words().done, `<p>${words().noMore}</p><p>${label}</p>${settings()}`);
      } catch (error) {
        // Only then is the link itself invalid.
        if (!(error instanceof TRPCError) || error.code !== 'BAD_REQUEST') throw error;
        return invalid(reply);
      }
    });
  });
}

const settings = () => `<p><a href="/settings">${words().settings}</a></p>`;

const words = () => translated(siteFileMessages).unsubscribe;
