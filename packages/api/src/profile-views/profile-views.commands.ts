import { createHash } from 'node:crypto';
import { type Kysely, sql } from 'kysely';
import type { DB } from '@guildhall/db';
import { type Look, type Visit, whoLooks } from '../core/looks.ts';
import { saltOfToday } from '../core/visitor.ts';
import { isBot } from './bots.ts';

/** A look that counts; undefined for the member's own, an administrator's and those of known bots. */
export function profileLook(id: number, visit: Visit): Look | undefined {
  const { viewer, request } = visit;
  if (viewer?.id === id || viewer?.role === 'admin' || isBot(request.userAgent)) return undefined;
  return { id, who: whoLooks(visit) };
}

/**
 * Counts looks at profiles: one per viewer and day (UTC). What is kept is a hash under the day's salt,
 * members' too; once the salt is deleted nobody can tell who it was. Members who are gone are left out.
 *
 * @returns how many of them counted
 */
export async function countProfileLooks(db: Kysely<DB>, looks: Look[]): Promise<number> {
  const salt = await saltOfToday(db);
  const hashes = looks.map(({ id, who }) =>
    createHash('sha256').update(`${salt} ${id} ${who}`).digest('hex'),
  );
  const { numAffectedRows } = await sql`
    insert into profile_views (user_id, day, viewer_hash)
    select users.id, (now() at time zone 'UTC')::date, seen.hash
    from unnest(${looks.map(({ id }) => id)}::int[], ${hashes}::text[]) as seen (id, hash)
    join users on users.id = seen.id
    order by users.id, seen.hash
    on conflict do nothing
  `.execute(db);
  return Number(numAffectedRows ?? 0);
}
