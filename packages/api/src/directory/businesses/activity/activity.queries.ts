import { type Kysely, sql } from 'kysely';
import type { DB } from '@guildhall/db';
import type { Viewer } from '../../../ground/core/context.ts';
import { forbidden, notFound } from '../../../ground/errors/errors.ts';
import { TREND_DAYS, lastDays } from '../../../ground/core/trend.ts';
import { canSeeActivity } from '../businesses.policy.ts';
import { BUSINESS_GONE, findBusinessRow } from '../businesses.queries.ts';
import { ActivityKind, type BusinessActivity } from './activity.schema.ts';
import { listNextSteps } from './next-steps.queries.ts';

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
  const days = lastSpan(now);
  const counts = await countByDay(db, [id]);
  return {
    id,
    items: ActivityKind.options.map((kind) => {
      const points = days.map((day) => ({ day, value: counts.get(`${id} ${kind} ${day}`) ?? 0 }));
      const recent = points.slice(-TREND_DAYS);
      return { kind, total: sum(recent), before: sum(points) - sum(recent), points: recent };
    }),
    nextSteps: (await listNextSteps(db, [id])).get(id) ?? [],
  };
}

/** The thirty days that are shown and the thirty before, in UTC, as YYYY-MM-DD. */
export const lastSpan = (now: Date): string[] => lastDays(SPAN, now);

/**
 * Counts by business, kind and day of the last 60 days, keyed `<id> <kind> <day>`. Saves, messages and
 * reviews are those still there.
 */
export async function countByDay(db: Kysely<DB>, ids: number[]): Promise<Map<string, number>> {
  const { rows } = await sql<{ id: number; kind: ActivityKind; day: string; count: number }>`
    select business_id as id, kind, day::text, count from business_activity
      where business_id = any(${ids}::int[]) and day > (now() at time zone 'UTC')::date - ${sql.lit(SPAN)}
    union all
    select business_id, 'save', ${dayOf('created_at')} as day, count(*)::int from business_favourites
      where business_id = any(${ids}::int[]) and created_at > now() - make_interval(days => ${sql.lit(SPAN)})
      group by business_id, day
    union all
    select business_id, 'message', ${dayOf('created_at')} as day, count(*)::int from messages
      where business_id = any(${ids}::int[]) and created_at > now() - make_interval(days => ${sql.lit(SPAN)})
      group by business_id, day
    union all
    select business_id, 'review', ${dayOf('created_at')} as day, count(*)::int from business_reviews
      where business_id = any(${ids}::int[]) and is_approved
        and created_at > now() - make_interval(days => ${sql.lit(SPAN)})
      group by business_id, day
  `.execute(db);
  return new Map(rows.map(({ id, kind, day, count }) => [`${id} ${kind} ${day}`, count]));
}

const dayOf = (column: string) => sql`to_char(${sql.ref(column)} at time zone 'UTC', 'YYYY-MM-DD')`;

const sum = (points: { value: number }[]) => points.reduce((total, { value }) => total + value, 0);
