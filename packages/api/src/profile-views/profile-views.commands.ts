import { createHash } from 'node:crypto';
import { type Kysely, sql } from 'kysely';
import type { DB } from '@guildhall/db';
import type { RequestInfo, Viewer } from '../core/context.ts';
import { addressKey } from '../core/limiter.ts';
import { saltOfToday } from '../core/visitor.ts';
import { isBot } from './bots.ts';

/** Who looked: the member, or what is known of a visitor who is not signed in. */
export type Visit = { viewer: Viewer | null; request: Pick<RequestInfo, 'ip' | 'userAgent'> };

/**
 * Counts a look at a profile: one per viewer and day (UTC). The owner, administrators and known bots
 * do not count. What is kept is a hash under the day's salt, members' too; once the salt is deleted
 * nobody can tell who it was. Fails like any query: the page must not wait for it or depend on it.
 *
 * @returns whether this look was counted
 */
export async function recordProfileView(
  db: Kysely<DB>,
  profileId: number,
  { viewer, request }: Visit,
): Promise<boolean> {
  if (viewer?.id === profileId || viewer?.role === 'admin' || isBot(request.userAgent)) return false;
  const who = viewer ? `member ${viewer.id}` : `visitor ${addressKey(request.ip)} ${request.userAgent}`;
  const viewerHash = createHash('sha256')
    .update(`${await saltOfToday(db)} ${profileId} ${who}`)
    .digest('hex');
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('profileViews')
    .values({ userId: profileId, day: sql<string>`(now() at time zone 'UTC')::date`, viewerHash })
    .onConflict((conflicting) => conflicting.doNothing())
    .executeTakeFirstOrThrow();
  return Number(numInsertedOrUpdatedRows ?? 0) > 0;
}
