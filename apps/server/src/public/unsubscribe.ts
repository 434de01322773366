import { currentLocale } from '@guildhall/locale/current-locale';
import { directionOf } from '@guildhall/locale/locales';
import { translated } from '@guildhall/locale/translated';
import { siteFileMessages } from '@guildhall/api/community/site/site-files.messages';
import { createCaller } from '@guildhall/api';
import { TRPCError } from '@trpc/server';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { z } from 'zod';
import { type AppDependencies, createContext } from '../context.ts';

/** Content types of a one-click unsubscribe (RFC 8058); the second is the recommended one. */
const FORMS = ['application/x-www-form-urlencoded', 'multipart/form-data'];
/** The default CSP blocks forms; this page has one button. */
const POLICY = "default-src 'none'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'";
const Query = z.object({ token: z.string().max(300).catch('') });

/**
 * The unsubscribe link of an email. A person gets a confirmation page; a mail program posts directly (RFC 8058).
 * GET changes nothing, because link scanners open URLs, too.
 */
export function registerUnsubscribe(app: FastifyInstance, dependencies: AppDependencies): void {
  app.register(async (scope) => {
    // The body is ignored: the token is in the URL.
    scope.addContentTypeParser(FORMS, { parseAs: 'string', bodyLimit: 1_024 }, (_request, _body, done) =>
      done(null, {}),
    );

    scope.get('/unsubscribe', async (_request, reply) =>
      page(reply, 200, words().question, [`<form method="post"><button>${words().submit}</button></form>`]),
    );

    scope.post('/unsubscribe', { config: { accepts: FORMS } }, async (request, reply) => {
      const caller = createCaller(createContext(dependencies, request, reply));
      const { token } = Query.parse(request.query);
      try {
        await caller.notifications.unsubscribe({ token });
      } catch (error) {
        // Only then is the link itself invalid.
        if (!(error instanceof TRPCError) || error.code !== 'BAD_REQUEST') throw error;
        return page(reply, 400, words().invalid, [words().settings]);
      }
      return page(reply, 200, words().done, [words().noMore]);
    });
  });
}

const words = () => translated(siteFileMessages).unsubscribe;

function page(reply: FastifyReply, status: number, title: string, lines: string[]) {
  const locale = currentLocale();
  const body = lines.map((line) => `<p>${line}</p>`).join('');
  return (
    reply
      .code(status)
      .header('content-security-policy', POLICY)
      .header('cache-control', 'no-store')
      .header('x-robots-tag', 'noindex')
      // Mail programs post to this address (RFC 8058), so its token stays in the query.
      .header('referrer-policy', 'no-referrer')
      .type('text/html; charset=utf-8')
      .send(
        `<!doctype html><html lang="${locale}" dir="${directionOf(locale)}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${title}</title></head><body><main><h1>${title}</h1>${body}<p><a href="/">${words().home}</a></p></main></body></html>`,
      )
  );
}
