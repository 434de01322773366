import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import ICAL from 'ical.js';
import { z } from 'zod';
import {
  type CalendarEntry,
  findCalendarEntry,
  findCalendarOwner,
  listCalendarEntries,
} from '@guildhall/api';
import { createTextParser } from '@guildhall/api/ground/core/text-parser';
import { plainText, richTextOf } from '@guildhall/markdown';
import type { AppDependencies } from '../context.ts';
import { chargeRequest } from '../http/documents.ts';
import { etagOf, sendWithEtag } from '../http/etag.ts';
import { sendNotFound } from '../http/errors/errors.ts';

// It counts the space that begins a continued line as a part of none, and RFC 5545 allows 75 bytes with it.
ICAL.foldLength = 74;

const DESCRIPTION_MAX = 1_000;
/** How often a program should read a calendar again. */
const EVERY_HOUR = 'PT1H';

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
    return sendCalendar(request, reply, calendarOf(entries, { publicOrigin: config.publicOrigin, name }));
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
    return sendCalendar(request, reply, calendarOf([shown], { publicOrigin: config.publicOrigin, name }));
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

type Publisher = { publicOrigin: string; name: string };

/**
 * An iCalendar file (RFC 5545) with an entry for each date, in UTC, so that no program has to know a time zone. The
 * same entries are the same bytes.
 */
export function calendarOf(entries: CalendarEntry[], publisher: Publisher): string {
  const calendar = new ICAL.Component('vcalendar');
  calendar.addPropertyWithValue('version', '2.0');
  calendar.addPropertyWithValue('prodid', '-//Guildhall//Events//EN');
  calendar.addPropertyWithValue('method', 'PUBLISH');
  calendar.addPropertyWithValue('x-wr-calname', printable(publisher.name));
  const interval = calendar.addPropertyWithValue('refresh-interval', ICAL.Duration.fromString(EVERY_HOUR));
  interval.setParameter('value', 'duration');
  calendar.addPropertyWithValue('x-published-ttl', EVERY_HOUR);
  for (const entry of entries) calendar.addSubcomponent(entryOf(entry, publisher));
  return `${calendar.toString()}\r\n`;
}

const bodyOf = createTextParser();

function entryOf(entry: CalendarEntry, { publicOrigin }: Publisher) {
  const { description: content } = entry;
  const url = `${publicOrigin}/events/${entry.slug}?date=${entry.dateId}`;
  const lines = [
    entry.status === 'waiting' ? 'You’re on the waitlist.' : '',
    beginningOf(plainText(richTextOf({ content, body: bodyOf({ id: entry.eventId, content }) }))),
    entry.link === null ? '' : `Join online: ${entry.link}`,
    url,
  ];
  const event = new ICAL.Component('vevent');
  const set = (name: string, value: string | number | ICAL.Time) => event.addPropertyWithValue(name, value);
  set(
    'uid',
    `event-${entry.eventId}-${entry.originalStart.replaceAll(/\D/g, '')}@${new URL(publicOrigin).hostname}`,
  );
  set('dtstamp', utc(entry.updatedAt));
  set('dtstart', utc(entry.startsAt));
  set('dtend', utc(entry.endsAt));
  set('sequence', entry.sequence);
  set('summary', printable(entry.title));
  set('description', printable(lines.filter(Boolean).join('\n\n')));
  const location = entry.place ?? entry.link;
  if (location !== null) set('location', printable(location));
  set('url', url);
  set('status', statusOf(entry));
  return event;
}

function beginningOf(text: string): string {
  const characters = Array.from(text);
  return characters.length <= DESCRIPTION_MAX
    ? text
    : `${characters.slice(0, DESCRIPTION_MAX - 1).join('')}…`;
}

function statusOf({ cancelledAt, status }: CalendarEntry): string {
  if (cancelledAt !== null) return 'CANCELLED';
  return status === 'waiting' ? 'TENTATIVE' : 'CONFIRMED';
}

const utc = (moment: Date) => ICAL.Time.fromJSDate(moment, true);

/** iCalendar has no control characters but the line break that it writes as \n. */
const printable = (text: string) => text.replaceAll(/\r\n?/g, '\n').replaceAll(/[^\P{Cc}\n]/gu, ' ');
