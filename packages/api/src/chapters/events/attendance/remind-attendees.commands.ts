import { sql } from 'kysely';
import { type Database, withTransaction } from '@guildhall/db';
import { readCommunity } from '../../../community/community/community.queries.ts';
import { type Seated, notifySeated } from './seats.commands.ts';

/** Those who come are reminded this long before a date begins. */
const BEFORE = sql`interval '24 hours'`;
/** Those who signed up later than this before it need no reminder. */
const RECENTLY = sql`interval '36 hours'`;
const BATCH = 200;

/** Reminds everyone who comes to a date of the next day, once, by bell and mail. Processes share the work. */
export async function remindAttendees(db: Database): Promise<void> {
  if ((await readCommunity(db)).disabledAreas.includes('events')) return;
  for (let reminded = BATCH; reminded === BATCH;) {
    reminded = await withTransaction(db, async (trx) => {
      const { rows } = await sql<Seated>`
        update event_rsvps set reminded_at = now()
        from (
          select rsvp.queue_no
          from event_dates join event_rsvps as rsvp on rsvp.date_id = event_dates.id
          where event_dates.starts_at > now() and event_dates.starts_at <= now() + ${BEFORE}
            and event_dates.cancelled_at is null and rsvp.status = 'going' and rsvp.reminded_at is null
            and rsvp.created_at < event_dates.starts_at - ${RECENTLY}
          limit ${BATCH}
          for update of rsvp skip locked) as due
        where event_rsvps.queue_no = due.queue_no
        returning event_rsvps.user_id, event_rsvps.guest_id, event_rsvps.date_id`.execute(trx);
      await notifySeated(trx, rows, 'reminder');
      return rows.length;
    });
  }
}
