import { type Database, sql } from '@guildhall/db';

/** Adds `count` members, whose ids begin at 1 in an empty database. */
export async function insertManyMembers(db: Database, count: number): Promise<void> {
  await sql`
    insert into users (email, username, password, first_name, last_name)
    select 'm' || n || '@test.test', 'm-' || n, 'x', 'Member', 'Number ' || n
    from generate_series(1, ${count}::int) as n`.execute(db);
}

type Weeks = {
  /** Dates of each event. */
  each: number;
  /** How many of them are over. */
  past: number;
  /** Between two events, so that no two are at the same time. */
  minutesApart: number;
};

/** Gives every event a weekly date of an hour. */
export async function insertWeeklyDates(db: Database, { each, past, minutesApart }: Weeks): Promise<void> {
  await sql`
    insert into event_dates (event_id, original_start, local_start, minutes, starts_at, ends_at)
    select events.id, to_char(at, 'YYYY-MM-DD"T"HH24:MI'), to_char(at, 'YYYY-MM-DD"T"HH24:MI'), 60, at, at + interval '1 hour'
    from events, generate_series(0, ${each - 1}::int) as week,
      lateral (select date_trunc('minute', now()) + (week - ${past}::int) * interval '1 week'
        + make_interval(mins => events.id * ${minutesApart}::int) as at)`.execute(db);
}
