import { createHash, randomBytes } from 'node:crypto';
import { type Kysely, sql } from 'kysely';
import type { DB } from '@guildhall/db';
import { addressKey } from '../limits/address-key.ts';
import type { Context, RequestInfo, Viewer } from './context.ts';

export type Visit = { viewer: Viewer | null; request: Pick<RequestInfo, 'ip' | 'userAgent'> };

/**
 * The visitor that a view or share is counted for: the member, or the address (IPv6 by /64) of a signed-out visitor.
 * Not the user agent, which a caller can vary with every request (decision 0116). Stored only as a hash under the
 * day's salt.
 */
export const visitorKey = ({
  viewer,
  request,
}: Pick<Visit, 'viewer'> & { request: { ip: string } }): string =>
  viewer ? `member ${viewer.id}` : `visitor ${addressKey(request.ip)}`;

/**
 * Identifies the caller of something that is counted once per person: `member:<id>`, or for a visitor a
 * hash of the address under the day's salt, which cannot be traced back once the salt is deleted.
 */
export async function visitorId({ db, viewer, request }: Context): Promise<string> {
  if (viewer) return `member:${viewer.id}`;
  const salt = await dailySalt(db);
  const key = `${salt} ${visitorKey({ viewer, request })}`;
  return `visitor:${createHash('sha256').update(key).digest('base64url')}`;
}

/** The first visitor of the day creates the salt; every process then reads the same one. */
export async function dailySalt(db: Kysely<DB>): Promise<string> {
  // Read first: an upsert that everyone runs would make visitors wait for each other's row lock.
  const known = await db
    .selectFrom('dailySalts')
    .select('salt')
    .where('day', '=', today())
    .executeTakeFirst();
  if (known) return known.salt;
  const { salt } = await db
    .insertInto('dailySalts')
    .values({ day: today(), salt: randomBytes(32).toString('base64url') })
    .onConflict((conflicting) =>
      conflicting.column('day').doUpdateSet({ salt: sql.ref<string>('daily_salts.salt') }),
    )
    .returning('salt')
    .executeTakeFirstOrThrow();
  return salt;
}

const today = () => sql<string>`(now() at time zone 'UTC')::date`;
