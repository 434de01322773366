import { type Kysely, sql } from 'kysely';

/**
 * Who came without a seat, and who as a guest, beside the attendance itself: the figures of a date stay what they were
 * when the rows of its guests and their answers are erased.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table event_rsvps add column is_walk_in boolean not null default false;
    alter table attendance
      add column is_guest boolean not null default false,
      add column is_walk_in boolean not null default false;

    -- A walk-in was put on the list by the transaction that checked them in.
    update event_rsvps set is_walk_in = true
    from attendance
    where attendance.date_id = event_rsvps.date_id and attendance.at = event_rsvps.created_at
      and (attendance.user_id = event_rsvps.user_id or attendance.guest_id = event_rsvps.guest_id);
    update attendance set is_guest = true where guest_id is not null;
    update attendance set is_walk_in = true
    from event_rsvps
    where attendance.date_id = event_rsvps.date_id
      and (attendance.user_id = event_rsvps.user_id or attendance.guest_id = event_rsvps.guest_id)
      and (event_rsvps.is_walk_in or event_rsvps.status <> 'going');
  `.execute(db);
}
