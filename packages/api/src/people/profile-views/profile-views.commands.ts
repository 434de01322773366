import { createHash } from 'node:crypto';
import { type Kysely, sql } from 'kysely';
import type { DB } from '@guildhall/db';
import type { PageView } from '../../ground/core/view-recorder.ts';
import { dailySalt, type Visit, visitorKey } from '../../ground/core/visitor-id.ts';
import { isBot } from './bots.ts';
import { isStaff } from '../../ground/roles/roles.policy.ts';

/** A view to count; undefined for the member, the staff and known bots. */
export function profileView(id: number, visit: Visit): PageView | undefined {
  const { viewer, request } = visit;
  if (viewer?.id === id || isStaff(viewer) || isBot(request.userAgent)) return undefined;
  return { id, visitorKey: visitorKey(visit) };
}

/**
 * Counts views of profiles, one per visitor and day (UTC). Stored is a hash under the day's salt, for members too,
 * which cannot be traced back once the salt is deleted. Deleted members are left out.
 *
 * @returns how many of them counted
 */
export async function countProfileViews(db: Kysely<DB>, views: PageView[]): Promise<number> {
  const salt = await dailySalt(db);
  const hashes = views.map((view) =>
    createHash('sha256').update(`${salt} ${view.id} ${view.visitorKey}`).digest('hex'),
  );
  const { numAffectedRows } = await sql`
    insert into profile_views (user_id, day, viewer_hash)
    select users.id, (now() at time zone 'UTC')::date, seen.hash
    from unnest(${views.map(({ id }) => id)}::int[], ${hashes}::text[]) as seen (id, hash)
    join users on users.id = seen.id
    order by users.id, seen.hash
    on conflict do nothing
  `.execute(db);
  return Number(numAffectedRows ?? 0);
}
