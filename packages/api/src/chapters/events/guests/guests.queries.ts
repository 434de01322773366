import { type Kysely, sql } from 'kysely';
import type { DB } from '@guildhall/db';
import type { Services } from '../../../ground/core/context.ts';
import { qrSvgOf } from '../../../ground/core/qr-code.ts';
import { isEventVisible } from '../../../ground/core/visibility.ts';
import { notFound } from '../../../ground/errors/errors.ts';
import { isComing } from '../event-rows.queries.ts';
import { positionIn } from '../attendance/attendance.queries.ts';
import { RsvpStatus } from '../attendance/attendance.schema.ts';
import type { EntryCode } from '../door/door.schema.ts';
import { entryUrl } from '../door/entry-code.ts';
import { openGuestToken } from './guest-link.ts';
import { GUEST_DAYS } from './guests.policy.ts';
import type { GuestSeat } from './guests.schema.ts';

const GONE =
  'This link is not valid, or what it was for has been erased. Ask for a seat again on the event’s page.';

/** The last day on which a row of `event_guests` is stored, wherever its date was moved since. */
const lastDay = sql<string>`greatest(erase_on,
  case when consented_at is not null then (ends_at at time zone 'UTC')::date + ${GUEST_DAYS}::int end)::text`;

/** The guest of a link, with their date. @throws NOT_FOUND for a link that is not valid any more */
export async function requireGuest(db: Kysely<DB>, { signer }: Pick<Services, 'signer'>, token: string) {
  const holder = openGuestToken(signer, token);
  const guest =
    holder &&
    (await db
      .selectFrom('eventGuests')
      .innerJoin('eventDates', 'eventDates.id', 'eventGuests.dateId')
      .innerJoin('events', 'events.id', 'eventDates.eventId')
      .leftJoin('eventRsvps', 'eventRsvps.guestId', 'eventGuests.id')
      .select(['eventGuests.id', 'eventGuests.name', 'eventGuests.consentedAt', 'eventDates.id as dateId'])
      .select('events.id as eventId')
      .select(['events.slug', 'events.title', 'events.place', 'events.timeZone', 'eventRsvps.status'])
      .select(['eventDates.startsAt', 'eventDates.endsAt', 'eventDates.cancelledAt'])
      .select(isEventVisible(null).$castTo<boolean>().as('isPublic'))
      .select(isComing.as('isComing'))
      .select(positionIn('eventRsvps').as('position'))
      .select(lastDay.as('storedUntil'))
      .where('eventGuests.id', '=', holder.id)
      .where('eventGuests.email', '=', holder.email)
      .executeTakeFirst());
  if (!guest) throw notFound(GONE);
  return guest;
}

type CodeServices = Parameters<typeof entryUrl>[0];

function codeOf({ id, eventId, ...date }: Guest, services: CodeServices): EntryCode {
  const url = entryUrl(services, { ...date, id: eventId, key: `g${id}` });
  return { url, ...qrSvgOf(url) };
}

type Guest = Awaited<ReturnType<typeof requireGuest>>;

/** Whether the date can still be confirmed or given back. */
export const isOpen = ({ isComing: coming, cancelledAt }: Guest) => coming && cancelledAt === null;

export function presentGuest(guest: Guest, services: CodeServices): GuestSeat {
  const { name, slug, title, place, timeZone, dateId, position, storedUntil } = guest;
  const status = RsvpStatus.exclude(['skipped']).nullable().parse(guest.status);
  return {
    name,
    event: {
      slug,
      title,
      place,
      timeZone,
      dateId,
      startsAt: guest.startsAt.toISOString(),
      endsAt: guest.endsAt.toISOString(),
      isCanceled: guest.cancelledAt !== null,
    },
    status,
    position,
    storedUntil,
    code: status === 'going' ? codeOf(guest, services) : null,
    can: {
      confirm: status === null && isOpen(guest) && guest.isPublic,
      leave: status !== null && isOpen(guest),
    },
  };
}
