import { createHash, randomBytes } from 'node:crypto';
import { type Kysely, sql } from 'kysely';
import type { DB } from '@guildhall/db';
import type { RequestInfo, Viewer } from '../core/context.ts';
import { addressKey } from '../core/limiter.ts';
import { isBot } from './bots.ts';

/** Who looked: the member, or what is known of a visitor who is not signed in. */
export type Visit = { viewer: Viewer | null; request: Pick<RequestInfo, 'ip' | 'userAgent'> };

/**
 * Counts a look at a profile: one per viewer and day (UTC). The owner, administrators and known bots
 * do not count. What is kept is a hash under the day's salt; with the salt gone (`forgetViewers`)
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
  const { day, salt } = await todaysSalt(db);
  const viewerHash = createHash('sha256').update(`${salt} ${profileId} ${who}`).digest('hex');
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('profileViews')
    .values({ userId: profileId, day, viewerHash })
    .onConflict((conflicting) => conflicting.doNothing())
    .executeTakeFirstOrThrow();
  return Number(numInsertedOrUpdatedRows ?? 0) > 0;
}

/** Deletes the salts of former days; the daily job calls it. */
export async function forgetViewers(db: Kysely<DB>): Promise<number> {
  const { numDeletedRows } = await db
    .deleteFrom('dailySalts')
    .where(sql<boolean>`day < ${today()}`)
    .executeTakeFirstOrThrow();
  return Number(numDeletedRows);
}

/** The first look of the day makes the salt; all processes then find the same one. */
async function todaysSalt(db: Kysely<DB>): Promise<{ day: string; salt: string }> {
  const known = await findSalt(db);
  if (known) return known;
  await db
    .insertInto('dailySalts')
    .values({ day: today(), salt: randomBytes(32).toString('base64url') })
    .onConflict((conflicting) => conflicting.doNothing())
    .execute();
  // At midnight the day may have changed between the two statements; then there is a new day to make.
  return (await findSalt(db)) ?? todaysSalt(db);
}

function findSalt(db: Kysely<DB>): Promise<{ day: string; salt: string } | undefined> {
  return db
    .selectFrom('dailySalts')
    .select(['day', 'salt'])
    .where(sql<boolean>`day = ${today()}`)
    .executeTakeFirst();
}

const today = () => sql<string>`(now() at time zone 'UTC')::date`;
