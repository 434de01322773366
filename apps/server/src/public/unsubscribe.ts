import { createCaller } from '@guildhall/api';
import { TRPCError } from '@trpc/server';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { z } from 'zod';
import { type Surroundings, createContext } from '../context.ts';

/** What a mail program may post, by RFC 8058; the second is what it should. */
const FORMS = ['application/x-www-form-urlencoded', 'multipart/form-data'];
/** What is not a page may do nothing at all; this one has a button. */
const POLICY = "default-src 'none'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'";
const Query = z.object({ token: z.string().max(300).catch('') });

/**
 * The address in every mail that can be switched off. A person sees one question; a mail program posts
 * at once (RFC 8058). Opening the address changes nothing, because scanners open addresses, too.
 */
export function registerUnsubscribe(app: FastifyInstance, surroundings: Surroundings): void {
  app.register(async (scope) => {
    // What the form says is of no interest: the address holds everything.
    scope.addContentTypeParser(FORMS, { parseAs: 'string', bodyLimit: 1_024 }, (_request, _body, done) =>
      done(null, {}),
    );

    scope.get('/unsubscribe', async (_request, reply) =>
      page(reply, 200, 'No more of these mails?', [
        '<form method="post"><button>Stop these mails</button></form>',
      ]),
    );

    scope.post('/unsubscribe', { config: { accepts: FORMS } }, async (request, reply) => {
      const caller = createCaller(createContext(surroundings, request, reply));
      const { token } = Query.parse(request.query);
      try {
        await caller.notifications.unsubscribe({ token });
      } catch (error) {
        // Only then is it the link's fault.
        if (!(error instanceof TRPCError) || error.code !== 'BAD_REQUEST') throw error;
        return page(reply, 400, 'This link is not valid', [
          'You can choose your mails in the settings of your account.',
        ]);
      }
      return page(reply, 200, 'Done', ['You will get no more mails of this kind.']);
    });
  });
}

function page(reply: FastifyReply, status: number, title: string, lines: string[]) {
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
        `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${title} · Guildhall</title></head><body><main><h1>${title}</h1>${body}<p><a href="/">Guildhall</a></p></main></body></html>`,
      )
  );
}
