import type { Kysely } from 'kysely';
import type { DB } from '@guildhall/db';
import { makeInvitation } from '../../chapters/events/calendar/calendar-file.ts';
import {
  type CalendarEntry,
  findCalendarEntry,
  findOwnEntry,
} from '../../chapters/events/calendar/calendar.queries.ts';
import { entryUrl } from '../../chapters/events/door/entry-code.ts';
import { qrPngOf } from '../../ground/core/qr-code.ts';
import type { Viewer } from '../../ground/core/context.ts';
import type { Notice } from '../../contact/notifications/notice.ts';
import type { MailDependencies } from './mail-dependencies.ts';
import type { MailContent, MailDraft } from './mail-layout.ts';
import { translated } from '@guildhall/locale/translated';
import { mailMessages } from './mails.messages.ts';

type EventNotice = Extract<Notice, { kind: 'event' }>;

/** What is said only to who still has a seat when the mail leaves. */
const NEEDS_SEAT = new Set<string>(['seat', 'joined', 'reminder']);

/** What comes after a date, and is nothing for calendar programs. */
export const AFTER_DATE = new Set<string>(['thanks', 'follow_up']);

/** What calendar programs have to hear also of an event that the member may not see any more. */
const ENDS_SEAT = new Set<string>(['left', 'lost', 'canceled']);

/** The date that a notice is about, as it is now; null when there is nothing to say of it any more. */
export async function findEventEntry(
  db: Kysely<DB>,
  member: Pick<Viewer, 'id' | 'role'>,
  { event, date }: EventNotice,
): Promise<CalendarEntry | null> {
  const entry = ENDS_SEAT.has(event)
    ? await findOwnEntry(db, member.id, date.id)
    : await findCalendarEntry(db, member, { slug: date.slug, date: date.id });
  if (!entry) return null;
  const hasSeat = entry.status === 'going';
  if (NEEDS_SEAT.has(event) && (!hasSeat || entry.cancelledAt !== null)) return null;
  if (event === 'planned' && entry.cancelledAt !== null) return null;
  return hasSeat && (event === 'left' || event === 'lost') ? null : entry;
}

/** The code for the entrance, for someone who has a seat on the date that a mail confirms or reminds of. */
export function entryPictureOf(
  { event }: { event: string },
  entry: CalendarEntry,
  { key, ...services }: Pick<MailDependencies, 'config' | 'signer'> & { key: string },
): Pick<MailContent, 'picture'> {
  if (!NEEDS_SEAT.has(event) || entry.status !== 'going') return {};
  const png = qrPngOf(entryUrl(services, { ...entry, id: entry.eventId, key }));
  return { picture: { png, caption: translated(mailMessages).showCode } };
}

/** The message for the recipient's calendar program; the community's support address is the organizer. */
export function calendarOf(
  { event }: { event: string },
  entry: CalendarEntry,
  { config, siteName }: MailDependencies,
  attendee: MailDraft['to'],
): Pick<MailDraft, 'calendar'> {
  // Who waits has nothing in their calendar.
  if (AFTER_DATE.has(event)) return {};
  if (entry.status !== 'going' && event !== 'left' && event !== 'lost') return {};
  const organizer = { name: siteName, address: config.supportEmail };
  return {
    calendar: makeInvitation(entry, {
      publicOrigin: config.publicOrigin,
      name: siteName,
      organizer,
      attendee,
    }),
  };
}
