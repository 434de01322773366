import { createHash } from 'node:crypto';
import { type Kysely, sql } from 'kysely';
import type { DB } from '@guildhall/db';
import type { PageView } from '../core/view-recorder.ts';
import { dailySalt, type Visit, visitorKey } from '../core/visitor-id.ts';
import { isBot } from '../profile-views/bots.ts';
import { isOwner } from './businesses.policy.ts';

type Viewed = { id: number; ownerId: number };

/** A view to count; undefined for the owner, administrators and known bots. */
export function businessView({ id, ownerId }: Viewed, visit: Visit): PageView | undefined {
  const { viewer, request } = visit;
  if (isOwner(viewer, { ownerId }) || viewer?.role === 'admin' || isBot(request.userAgent)) return undefined;
  return { id, visitorKey: visitorKey(visit) };
}

/**
 * Counts views of businesses, one per visitor and day (UTC). Stored is a hash under the day's salt, which cannot be
 * traced back once the salt is deleted. Businesses are locked by ascending id, so that two processes cannot deadlock.
 */
export async function countBusinessViews(db: Kysely<DB>, views: PageView[]): Promise<void> {
  const salt = await dailySalt(db);
  const hashes = views.map((view) =>
    createHash('sha256').update(`${salt} business ${view.id} ${view.visitorKey}`).digest('hex'),
  );
  await sql`
    with held as materialized (
      select id from businesses where id = any(${views.map(({ id }) => id)}::int[]) order by id for update
    ),
    seen as (
      insert into business_views (business_id, day, viewer_hash)
      select held.id, (now() at time zone 'UTC')::date, named.hash
      from unnest(${views.map(({ id }) => id)}::int[], ${hashes}::text[]) as named (id, hash)
      join held on held.id = named.id
      on conflict do nothing
      returning business_id
    )
    update businesses set view_count = view_count + counted.views
    from (select business_id, count(*)::int as views from seen group by business_id) as counted
    where businesses.id = counted.business_id
  `.execute(db);
}
