import { sql } from 'kysely';
import { type Database, withTransaction } from '@guildhall/db';
import { readCommunity } from '../../../community/community/community.queries.ts';
import { notify } from '../../../contact/notifications/notifications.commands.ts';
import { type Seated, describeDates, notifySeated } from '../attendance/seats.commands.ts';
import { CAME, isRecordedAs } from '../figures/figures.queries.ts';

/** Thanks go out this long after a date: the door may still be catching up before. */
const THANKS_AFTER = sql`interval '3 hours'`;
/** Guests who could not be thanked by then are not any more. */
const THANKS_UNTIL = sql`interval '3 days'`;
/** Who invited a guest is reminded this long after the date. */
const REMIND_AFTER = sql`interval '2 days'`;
const REMIND_UNTIL = sql`interval '9 days'`;
const BATCH = 200;

/** What follows a date of an event: thanks to those who came, and a reminder to who invited a guest. */
export async function followEvents(db: Database): Promise<void> {
  if ((await readCommunity(db)).disabledAreas.includes('events')) return;
  await inBatches(() => thankAttendees(db));
  await inBatches(() => remindInviters(db));
}

async function inBatches(work: () => Promise<number>): Promise<void> {
  for (let done = BATCH; done === BATCH;) done = await work();
}

/** Of a date at whose door nobody was recorded, everyone who said yes is thanked. */
function thankAttendees(db: Database): Promise<number> {
  return withTransaction(db, async (trx) => {
    const { rows } = await sql<Seated>`
      update event_rsvps set thanked_at = now()
      from (
        select event_rsvps.queue_no
        from event_dates join event_rsvps on event_rsvps.date_id = event_dates.id
        where event_dates.ends_at <= now() - ${THANKS_AFTER} and event_dates.ends_at > now() - ${THANKS_UNTIL}
          and event_dates.cancelled_at is null and event_rsvps.status = 'going' and event_rsvps.thanked_at is null
          and (${isRecordedAs(CAME)} or not exists (
            select from attendance where attendance.date_id = event_dates.id and attendance.undone_at is null))
        limit ${BATCH}
        for update of event_rsvps skip locked) as due
      where event_rsvps.queue_no = due.queue_no
      returning event_rsvps.user_id, event_rsvps.guest_id, event_rsvps.date_id`.execute(trx);
    await notifySeated(trx, rows, 'thanks');
    return rows.length;
  });
}

function remindInviters(db: Database): Promise<number> {
  return withTransaction(db, async (trx) => {
    const { rows } = await sql<{ invitedBy: number; dateId: number }>`
      update event_guests set inviter_reminded_at = now()
      from (
        select event_guests.id
        from event_dates join event_guests on event_guests.date_id = event_dates.id
        where event_dates.ends_at <= now() - ${REMIND_AFTER} and event_dates.ends_at > now() - ${REMIND_UNTIL}
          and event_dates.cancelled_at is null and event_guests.invited_by is not null
          and event_guests.inviter_reminded_at is null and event_guests.followed_up_at is null
          and exists (
            select from attendance
            where attendance.guest_id = event_guests.id and attendance.undone_at is null and ${CAME})
        limit ${BATCH}
        for update of event_guests skip locked) as due
      where event_guests.id = due.id
      returning event_guests.invited_by, event_guests.date_id`.execute(trx);
    const dates = await describeDates(
      trx,
      rows.map(({ dateId }) => dateId),
    );
    for (const { invitedBy, dateId } of rows) {
      const date = dates.get(dateId);
      if (date)
        await notify(trx, { kind: 'event', userId: invitedBy, actorId: null, event: 'follow_up', ...date });
    }
    return rows.length;
  });
}
