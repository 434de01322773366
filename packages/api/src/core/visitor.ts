import { createHash, randomBytes } from 'node:crypto';
import { type Kysely, sql } from 'kysely';
import type { DB } from '@guildhall/db';
import type { Context } from './context.ts';
import { addressKey } from './limiter.ts';

/**
 * Names who did something that is counted once per person: `member:<id>`, or for a reader who is not
 * signed in a hash under the day's salt, from which nobody can be told once the salt is deleted.
 */
export async function personKey({ db, viewer, request }: Context): Promise<string> {
  if (viewer) return `member:${viewer.id}`;
  const salt = await saltOfToday(db);
  const who = `${salt} ${addressKey(request.ip)} ${request.userAgent}`;
  return `visitor:${createHash('sha256').update(who).digest('base64url')}`;
}

/** The first visitor of the day makes the salt; all processes then find the same one. */
export async function saltOfToday(db: Kysely<DB>): Promise<string> {
  // Looked for first: a row that everybody updates would make visitors wait for each other.
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
