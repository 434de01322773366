import type { Kysely } from 'kysely';
import { type DB, sql } from '@guildhall/db';

/**
 * Signs members out everywhere, but for the session with the key `except`; a sign-in that lacks only its second factor
 * or its code by email ends, too.
 * @returns how many sessions it ended
 */
export async function endSessions(
  db: Kysely<DB>,
  userIds: number[],
  { except = null }: { except?: string | null } = {},
): Promise<number> {
  await sql`delete from ops.challenges where user_id = any(${userIds}::int[])`.execute(db);
  await sql`delete from ops.login_codes where user_id = any(${userIds}::int[])`.execute(db);
  await sql`delete from ops.oidc_sign_ins where user_id = any(${userIds}::int[])`.execute(db);
  const { numAffectedRows } = await sql`update ops.sessions set revoked_at = now()
    where user_id = any(${userIds}::int[]) and revoked_at is null
      and sid_hash is distinct from ${except}`.execute(db);
  return Number(numAffectedRows ?? 0);
}
