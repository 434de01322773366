import type { Kysely } from 'kysely';
import { type DB, sql } from '@guildhall/db';

/** Signs members out everywhere. */
export async function endSessions(db: Kysely<DB>, userIds: number[]): Promise<void> {
  await sql`update ops.sessions set revoked_at = now()
    where user_id = any(${userIds}::int[]) and revoked_at is null`.execute(db);
}
