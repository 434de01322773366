import { type Kysely, sql } from 'kysely';
import type { DB } from '@guildhall/db';
import { conflict, invalid, notFound } from '../../ground/errors/errors.ts';
import { isComing, repeatsOf } from './event-rows.queries.ts';
import { datesOf, horizonOf, instantOf, shifted } from './event-times.ts';
import { DATES_MAX, HORIZON_MONTHS, type StoredRepeats, minutesBetween } from './events.schema.ts';

type Span = { eventId: number; start: string; end: string; timeZone: string };

const refusal = (path: string, message: string) => invalid(message, [{ path, message }]);

/**
 * Writes the dates of a new event.
 * @throws BAD_REQUEST when the first is over, when there would be too many, or none but the first
 */
export async function insertDates(
  trx: Kysely<DB>,
  { eventId, start, end, timeZone, repeats }: Span & { repeats: StoredRepeats | null },
): Promise<void> {
  const minutes = minutesBetween(start, end);
  requireFuture(start, minutes, timeZone);
  if (repeats) requireHorizon('repeats.until', repeats.until);
  const dates = repeats ? datesOf(start, repeats) : [start];
  if (repeats && dates.length < 2)
    throw refusal('repeats.until', 'There would be no second date. Choose a later last day.');
  requireCount('repeats.until', dates.length);
  await insert(
    trx,
    dates.map((local) => ({ eventId, originalStart: local, localStart: local, minutes, timeZone })),
  );
}

/**
 * Moves the next date to `start`, and every other coming one by as much, on the clock. What is over stays.
 * @returns the coming dates, held until the transaction ends, and those of them that have moved
 */
export async function moveDates(
  trx: Kysely<DB>,
  { eventId, start, end, timeZone }: Span,
): Promise<{ coming: number[]; moved: number[] }> {
  const coming = await trx
    .selectFrom('eventDates')
    .select(['id', 'localStart', 'minutes', 'startsAt'])
    .where('eventId', '=', eventId)
    .where('cancelledAt', 'is', null)
    .where(isComing)
    // In the order in which members' calls hold them.
    .orderBy('id')
    .forUpdate()
    .execute();
  const [next] = coming.toSorted((one, other) => one.startsAt.getTime() - other.startsAt.getTime());
  const ids = coming.map(({ id }) => id);
  if (!next) return { coming: ids, moved: [] };
  const by = minutesBetween(next.localStart, start);
  const minutes = minutesBetween(start, end);
  const moved = coming
    .map(({ id, ...before }) => {
      const localStart = shifted(before.localStart, by);
      return { id, before, localStart, startsAt: instantOf(localStart, timeZone) };
    })
    .filter(
      ({ before, startsAt }) =>
        before.minutes !== minutes || before.startsAt.getTime() !== startsAt.getTime(),
    );
  if (moved.length === 0) return { coming: ids, moved: [] };
  requireFuture(start, minutes, timeZone);
  await sql`
    update event_dates set local_start = moved.local_start, minutes = ${minutes}, starts_at = moved.starts_at,
      ends_at = moved.starts_at + ${minutes} * interval '1 minute', sequence = sequence + 1
    from unnest(${moved.map(({ id }) => id)}::int[], ${moved.map(({ localStart }) => localStart)}::text[],
      ${moved.map(({ startsAt }) => startsAt)}::timestamptz[]) as moved (id, local_start, starts_at)
    where event_dates.id = moved.id`.execute(trx);
  await sql`
    update event_rsvps set reminded_at = null
    where reminded_at is not null and date_id = any(${moved.map(({ id }) => id)}::int[])`.execute(trx);
  return { coming: ids, moved: moved.map(({ id }) => id) };
}

/**
 * Adds the dates of a repeating event from its last one until a later last day.
 * @returns their ids
 * @throws BAD_REQUEST beyond the horizon, or when there would be too many
 */
export async function addDates(
  trx: Kysely<DB>,
  { id, timeZone, until }: { id: number; timeZone: string; until: string },
): Promise<number[]> {
  const event = await trx
    .selectFrom('events')
    .select('repeats')
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  const repeats = repeatsOf(event.repeats);
  if (!repeats || until === repeats.until) return [];
  if (until < repeats.until)
    throw refusal('until', 'To end it earlier, cancel the dates that do not take place.');
  requireHorizon('until', until);
  const last = await trx
    .selectFrom('eventDates')
    .select(['localStart', 'originalStart', 'minutes'])
    .select(sql<number>`count(*) over ()`.as('count'))
    .where('eventId', '=', id)
    .orderBy('localStart', 'desc')
    .limit(1)
    .executeTakeFirstOrThrow();
  const added = datesOf(last.localStart, { ...repeats, until }).filter((local) => local > last.localStart);
  requireCount('until', last.count + added.length);
  await trx
    .updateTable('events')
    .set({ repeats: JSON.stringify({ ...repeats, until }) })
    .where('id', '=', id)
    .execute();
  return insert(
    trx,
    added.map((local) => ({
      eventId: id,
      originalStart: local,
      localStart: local,
      minutes: last.minutes,
      timeZone,
    })),
  );
}

/**
 * Cancels one coming date, or all of them.
 * @returns those that it has canceled
 * @throws NOT_FOUND for a date of another event, CONFLICT for one that is over
 */
export async function cancelDates(
  trx: Kysely<DB>,
  { eventId, dateId }: { eventId: number; dateId?: number },
): Promise<number[]> {
  if (dateId !== undefined) await requireComing(trx, eventId, dateId);
  const rows = await trx
    .updateTable('eventDates')
    .set({ cancelledAt: sql`now()`, sequence: sql`sequence + 1` })
    .where('eventId', '=', eventId)
    .where('cancelledAt', 'is', null)
    .where(isComing)
    .$if(dateId !== undefined, (query) => query.where('id', '=', dateId ?? 0))
    .returning('id')
    .execute();
  return rows.map(({ id }) => id);
}

async function requireComing(trx: Kysely<DB>, eventId: number, dateId: number): Promise<void> {
  const date = await trx
    .selectFrom('eventDates')
    .select(isComing.as('isComing'))
    .where('eventId', '=', eventId)
    .where('id', '=', dateId)
    .executeTakeFirst();
  if (!date) throw notFound('This event has no such date');
  if (!date.isComing) throw conflict('This date is over');
}

function requireFuture(start: string, minutes: number, timeZone: string): void {
  if (endOf(instantOf(start, timeZone), minutes).getTime() <= Date.now())
    throw refusal('start', 'Choose a time that is still to come');
}

function requireHorizon(path: string, until: string): void {
  if (until > horizonOf(new Date()))
    throw refusal(
      path,
      `Choose a last day within the next ${HORIZON_MONTHS} months. You can add dates later.`,
    );
}

function requireCount(path: string, count: number): void {
  if (count > DATES_MAX)
    throw refusal(path, `An event can have at most ${DATES_MAX} dates. Choose an earlier last day.`);
}

const endOf = (startsAt: Date, minutes: number) => new Date(startsAt.getTime() + minutes * 60_000);

type NewDate = {
  eventId: number;
  originalStart: string;
  localStart: string;
  minutes: number;
  timeZone: string;
};

async function insert(trx: Kysely<DB>, dates: NewDate[]): Promise<number[]> {
  if (dates.length === 0) return [];
  const rows = await trx
    .insertInto('eventDates')
    .values(
      dates.map(({ timeZone, ...date }) => {
        const startsAt = instantOf(date.localStart, timeZone);
        return { ...date, startsAt, endsAt: endOf(startsAt, date.minutes) };
      }),
    )
    .returning('id')
    .execute();
  return rows.map(({ id }) => id);
}
