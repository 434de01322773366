import type { MemberContext } from '../../../ground/core/context.ts';
import { qrSvgOf } from '../../../ground/core/qr-code.ts';
import { notFound } from '../../../ground/errors/errors.ts';
import { requireDate } from '../event-rows.queries.ts';
import type { DateRef } from '../attendance/attendance.schema.ts';
import type { EntryCode } from './door.schema.ts';
import { entryUrl } from './entry-code.ts';

/**
 * The code that the viewer shows at the entrance of a date.
 * @throws NOT_FOUND for a date that they may not see, or have no seat on
 */
export async function getOwnCode({ db, viewer, services }: MemberContext, ref: DateRef): Promise<EntryCode> {
  await requireDate(db, viewer, ref);
  const seat = await db
    .selectFrom('eventRsvps')
    .innerJoin('eventDates', 'eventDates.id', 'eventRsvps.dateId')
    .innerJoin('events', 'events.id', 'eventDates.eventId')
    .select(['events.slug', 'eventDates.endsAt'])
    .where('eventRsvps.dateId', '=', ref.dateId)
    .where('eventRsvps.userId', '=', viewer.id)
    .where('eventRsvps.status', '=', 'going')
    .executeTakeFirst();
  if (!seat) throw notFound('You have no seat on this date');
  const url = entryUrl(services, { ...ref, ...seat, key: `m${viewer.id}` });
  return { url, ...qrSvgOf(url) };
}
