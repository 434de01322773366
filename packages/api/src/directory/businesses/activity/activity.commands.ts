import { createHash } from 'node:crypto';
import { type Kysely, sql } from 'kysely';
import type { DB } from '@guildhall/db';
import type { Context } from '../../../ground/core/context.ts';
import { notFound } from '../../../ground/errors/errors.ts';
import type { BusinessVisit } from '../../../ground/core/view-recorder.ts';
import { dailySalt, type Visit, visitorKey } from '../../../ground/core/visitor-id.ts';
import { isBot } from '../../../people/profile-views/bots.ts';
import { isOwner } from '../businesses.policy.ts';
import { BUSINESS_GONE, findBusinessRow } from '../businesses.queries.ts';
import type { RecordActionInput, RecordedAction } from './activity.schema.ts';
import { isStaff } from '../../../ground/roles/roles.policy.ts';

type Visited = { id: number; ownerId: number };

/** A view or an action to count; undefined for the owner, administrators and known bots. */
export function businessVisit(
  { id, ownerId }: Visited,
  kind: BusinessVisit['kind'],
  visit: Visit,
): BusinessVisit | undefined {
  const { viewer, request } = visit;
  if (isOwner(viewer, { ownerId }) || isStaff(viewer) || isBot(request.userAgent)) return undefined;
  return { id, kind, visitorKey: visitorKey(visit) };
}

/** Counts an action on the page of a business that the viewer may see. */
export async function recordAction(ctx: Context, { id, action }: RecordActionInput): Promise<RecordedAction> {
  const business = await findBusinessRow(ctx.db, ctx.viewer, id);
  if (!business) throw notFound(BUSINESS_GONE);
  const visit = businessVisit(business, action, ctx);
  if (visit) ctx.services.views.businesses.add(visit);
  return { recorded: visit !== undefined };
}

/**
 * Counts visits of businesses by day (UTC) and kind, one of each kind per visitor and day. Stored until the day is
 * over is a hash under the day's salt; after that only the numbers are left. Businesses are locked by ascending id, so
 * that two processes cannot deadlock.
 */
export async function countBusinessVisits(db: Kysely<DB>, visits: BusinessVisit[]): Promise<void> {
  const salt = await dailySalt(db);
  const hashes = visits.map((visit) =>
    createHash('sha256').update(`${salt} business ${visit.id} ${visit.visitorKey}`).digest('hex'),
  );
  await sql`
    with held as materialized (
      select id from businesses where id = any(${visits.map(({ id }) => id)}::int[]) order by id for update
    ),
    seen as (
      insert into business_visitors (business_id, day, kind, visitor_hash)
      select held.id, (now() at time zone 'UTC')::date, visit.kind, visit.hash
      from unnest(${visits.map(({ id }) => id)}::int[], ${visits.map(({ kind }) => kind)}::text[], ${hashes}::text[])
        as visit (id, kind, hash)
      join held on held.id = visit.id
      on conflict do nothing
      returning business_id, day, kind
    ),
    counted as (
      insert into business_activity as known (business_id, day, kind, count)
      select business_id, day, kind, count(*)::int from seen group by business_id, day, kind
      on conflict (business_id, day, kind) do update set count = known.count + excluded.count
    )
    update businesses set view_count = view_count + viewed.views
    from (select business_id, count(*)::int as views from seen where kind = 'view' group by business_id) as viewed
    where businesses.id = viewed.business_id
  `.execute(db);
}
