import { plainText, richTextOf } from '@guildhall/markdown';
import ICAL from 'ical.js';
import { translated } from '@guildhall/locale/translated';
import { calendarFileMessages } from './calendar-file.messages.ts';
import { createTextParser } from '../../../ground/core/text-parser.ts';
import type { CalendarEntry } from './calendar.queries.ts';

// It counts the space that begins a continued line as a part of none, and RFC 5545 allows 75 bytes with it.
ICAL.foldLength = 74;

const DESCRIPTION_MAX = 1_000;
/** How often a program should read a calendar again. */
const EVERY_HOUR = 'PT1H';

type Publisher = { publicOrigin: string; name: string };

/**
 * An iCalendar file (RFC 5545) with an entry for each date, in UTC, so that no program has to know a time zone. The
 * same entries are the same bytes.
 */
export function makeCalendar(entries: CalendarEntry[], publisher: Publisher): string {
  const calendar = emptyCalendar('PUBLISH');
  calendar.addPropertyWithValue('x-wr-calname', printable(publisher.name));
  const interval = calendar.addPropertyWithValue('refresh-interval', ICAL.Duration.fromString(EVERY_HOUR));
  interval.setParameter('value', 'duration');
  calendar.addPropertyWithValue('x-published-ttl', EVERY_HOUR);
  for (const entry of entries) calendar.addSubcomponent(entryOf(entry, publisher));
  return `${calendar.toString()}\r\n`;
}

type Address = { name: string; address: string };

/**
 * What a mail says to the recipient's calendar program (iMIP, RFC 6047): REQUEST puts the entry into the calendar or
 * updates it there, CANCEL crosses it out. Nobody is asked to answer, because signing up was the answer.
 */
export function makeInvitation(
  entry: CalendarEntry,
  { organizer, attendee, ...publisher }: Publisher & { organizer: Address; attendee: Address },
): { method: 'REQUEST' | 'CANCEL'; content: string } {
  const method = entry.status === 'going' && entry.cancelledAt === null ? 'REQUEST' : 'CANCEL';
  const calendar = emptyCalendar(method);
  const event = entryOf(entry, publisher);
  if (method === 'CANCEL') event.updatePropertyWithValue('status', 'CANCELLED');
  addPerson(event, 'organizer', organizer);
  const person = addPerson(event, 'attendee', attendee);
  person.setParameter('partstat', method === 'REQUEST' ? 'ACCEPTED' : 'DECLINED');
  person.setParameter('rsvp', 'FALSE');
  calendar.addSubcomponent(event);
  return { method, content: `${calendar.toString()}\r\n` };
}

function addPerson(event: ICAL.Component, role: 'organizer' | 'attendee', { name, address }: Address) {
  const person = event.addPropertyWithValue(role, `mailto:${address}`);
  person.setParameter('cn', printable(name).replaceAll(/["\n]/g, ' '));
  return person;
}

function emptyCalendar(method: 'PUBLISH' | 'REQUEST' | 'CANCEL') {
  const calendar = new ICAL.Component('vcalendar');
  calendar.addPropertyWithValue('version', '2.0');
  calendar.addPropertyWithValue('prodid', '-//Guildhall//Events//EN');
  calendar.addPropertyWithValue('method', method);
  return calendar;
}

const bodyOf = createTextParser();

function entryOf(entry: CalendarEntry, { publicOrigin }: Publisher) {
  const { description: content } = entry;
  const url = `${publicOrigin}/events/${entry.slug}?date=${entry.dateId}`;
  const messages = translated(calendarFileMessages);
  const lines = [
    entry.status === 'waiting' ? messages.waiting : '',
    truncate(plainText(richTextOf({ content, body: bodyOf({ id: entry.eventId, content }) }))),
    entry.link === null ? '' : messages.joinOnline(entry.link),
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

function truncate(text: string): string {
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
