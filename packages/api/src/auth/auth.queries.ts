import type { Kysely } from 'kysely';
import type { DB } from '@guildhall/db';
import type { VerifiedAccount } from '../core/context.ts';

/** The active account behind an e-mail address, with its password hash. */
export function findAccount(db: Kysely<DB>, email: string): Promise<VerifiedAccount | undefined> {
  return db
    .selectFrom('users')
    .select(['id', 'password'])
    .where('email', '=', email)
    .where('isActive', '=', true)
    .where('erasedAt', 'is', null)
    .executeTakeFirst();
}

/** Whether this account holds or held a session from this address (rows are purged after they expire). */
export async function hasSignedInFrom(db: Kysely<DB>, email: string, ip: string): Promise<boolean> {
  const row = await db
    .selectFrom('sessions')
    .innerJoin('users', 'users.id', 'sessions.userId')
    .select('sessions.userId')
    .where('users.email', '=', email)
    .where('sessions.ip', '=', ip)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}
