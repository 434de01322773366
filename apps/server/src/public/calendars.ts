import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { findCalendarEntry, findCalendarOwner, listCalendarEntries, makeCalendar } from '@guildhall/api';
import type { AppDependencies } from '../context.ts';
import { chargeRequest } from '../http/documents.ts';
import { etagOf, sendWithEtag } from '../http/etag.ts';
import { sendNotFound } from '../http/errors/errors.ts';

const Secret = z.object({ secret: z.string().max(64) });
const Scope = z.object({ events: z.enum(['all', 'mine']).catch('mine') });
const EventFile = z.object({
  params: z.object({ slug: z.string().max(120) }),
  query: z.object({ date: z.coerce.number().int().positive().max(2_147_483_647) }),
});

/** `/cal/{secret}.ics`: a member's events for programs that cannot sign in. Permissions are checked on each read. */
export function registerCalendar(app: FastifyInstance, { db, services }: AppDependencies): void {
  const { community, config, limiter } = services;
  app.get('/cal/:secret.ics', { onRequest: chargeRequest(limiter) }, async (request, reply) => {
    const { disabledAreas, name } = await community.get();
    const params = Secret.safeParse(request.params);
    const owner =
      params.success && !disabledAreas.includes('events')
        ? await findCalendarOwner(db, params.data.secret)
        : null;
    if (!owner) {
      sendNotFound(request, reply);
      return reply;
    }
    const { events: scope } = Scope.parse(request.query);
    const entries = await listCalendarEntries(db, owner, { scope });
    return sendCalendar(request, reply, makeCalendar(entries, { publicOrigin: config.publicOrigin, name }));
  });
}

/** `/events/{slug}/calendar.ics?date={id}`: one date of an event as a file. */
export function registerEventFiles(app: FastifyInstance, { db, services }: AppDependencies): void {
  const { community, config, limiter } = services;
  app.get('/events/:slug/calendar.ics', { onRequest: chargeRequest(limiter) }, async (request, reply) => {
    const { disabledAreas, name } = await community.get();
    const { data: file } = EventFile.safeParse({ params: request.params, query: request.query });
    const entry =
      file && !disabledAreas.includes('events')
        ? await findCalendarEntry(db, request.viewer, { ...file.params, ...file.query })
        : undefined;
    if (!entry) {
      sendNotFound(request, reply);
      return reply;
    }
    reply.header('content-disposition', `attachment; filename="${entry.slug}.ics"`);
    const shown = request.viewer ? entry : { ...entry, link: null };
    return sendCalendar(request, reply, makeCalendar([shown], { publicOrigin: config.publicOrigin, name }));
  });
}

function sendCalendar(request: FastifyRequest, reply: FastifyReply, calendar: string) {
  const body = Buffer.from(calendar);
  return sendWithEtag(request, reply, {
    etag: etagOf(body),
    cacheControl: 'private, no-cache',
    send: () => reply.header('x-robots-tag', 'noindex').type('text/calendar; charset=utf-8').send(body),
  });
}
