import { type Kysely, sql } from 'kysely';
import type { DB } from '@guildhall/db';
import type { Viewer } from '../../../ground/core/context.ts';
import { forbidden, notFound } from '../../../ground/errors/errors.ts';
import { TREND_DAYS, lastDays } from '../../../ground/core/trend.ts';
import { canSeeActivity } from '../businesses.policy.ts';
import { BUSINESS_GONE, findBusinessRow } from '../businesses.queries.ts';
import { ActivityKind, type BusinessActivity } from './activity.schema.ts';

const SPAN = 2 * TREND_DAYS;

/** Thirty days of what visitors did on the page of a business, for its owner. */
export async function getActivity(
  db: Kysely<DB>,
  viewer: Viewer,
  id: number,
  now = new Date(),
): Promise<BusinessActivity> {
  const business = await findBusinessRow(db, viewer, id);
  if (!business) throw notFound(BUSINESS_GONE);
  if (!canSeeActivity(viewer, business)) throw forbidden('Only the owner can see these numbers');
  const days = lastDays(SPAN, now);
  const counts = await countByDay(db, id);
  return {
    id,
    items: ActivityKind.options.map((kind) => {
      const points = days.map((day) => ({ day, value: counts.get(`${kind} ${day}`) ?? 0 }));
      const recent = points.slice(-TREND_DAYS);
      return { kind, total: sum(recent), before: sum(points) - sum(recent), points: recent };
    }),
  };
}

/** Counts by kind and day of the last 60 days, keyed `<kind> <day>`. Saves and messages are those still there. */
async function countByDay(db: Kysely<DB>, id: number): Promise<Map<string, number>> {
  const { rows } = await sql<{ kind: ActivityKind; day: string; count: number }>`
    select kind, day::text, count from business_activity
      where business_id = ${id} and day > (now() at time zone 'UTC')::date - ${sql.lit(SPAN)}
    union all
    select 'save', ${dayOf('created_at')} as day, count(*)::int from business_favourites
      where business_id = ${id} and created_at > now() - make_interval(days => ${sql.lit(SPAN)}) group by day
    union all
    select 'message', ${dayOf('created_at')} as day, count(*)::int from messages
      where business_id = ${id} and created_at > now() - make_interval(days => ${sql.lit(SPAN)}) group by day
  `.execute(db);
  return new Map(rows.map(({ kind, day, count }) => [`${kind} ${day}`, count]));
}

const dayOf = (column: string) => sql`to_char(${sql.ref(column)} at time zone 'UTC', 'YYYY-MM-DD')`;

const sum = (points: { value: number }[]) => points.reduce((total, { value }) => total + value, 0);
