import { type Kysely, sql } from 'kysely';
import type { DB } from '@guildhall/db';
import type { Viewer } from '../../ground/core/context.ts';
import { presentListItem, visibleDates } from './event-rows.queries.ts';
import { COMMUNITY, canHoldEvents } from './events.policy.ts';
import type { EventMonth, GetMonthInput } from './events.schema.ts';

const LISTED = 500;

/**
 * Every date of a month that the viewer may see and that takes place, those of series each, and of the six days before
 * and after it, with which weeks are filled.
 */
export async function getMonth(
  db: Kysely<DB>,
  viewer: Viewer | null,
  { month = new Date().toISOString().slice(0, 7) }: GetMonthInput,
): Promise<EventMonth> {
  const first = `${month}-01`;
  const rows = await visibleDates(db, viewer)
    .select('eventDates.localStart')
    .where('eventDates.cancelledAt', 'is', null)
    // Clocks are at most fourteen hours from UTC; the instants are what the index has.
    .where('eventDates.startsAt', '>=', sql<Date>`${first}::timestamp at time zone 'UTC' - interval '8 days'`)
    .where(
      'eventDates.startsAt',
      '<',
      sql<Date>`(${first}::timestamp + interval '1 month') at time zone 'UTC' + interval '8 days'`,
    )
    .where(
      sql<boolean>`event_dates.local_start::timestamp >= ${first}::timestamp - interval '6 days'
        and event_dates.local_start::timestamp < ${first}::timestamp + interval '1 month 6 days'`,
    )
    .orderBy('eventDates.localStart')
    .orderBy('eventDates.id')
    .limit(LISTED + 1)
    .execute();
  return {
    month,
    items: rows
      .slice(0, LISTED)
      .map((row) => Object.assign(presentListItem(row), { localStart: row.localStart })),
    isCut: rows.length > LISTED,
    can: { create: canHoldEvents(viewer, COMMUNITY) },
  };
}
