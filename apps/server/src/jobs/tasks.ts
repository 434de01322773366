import type { TaskList } from 'graphile-worker';
import { type Database, sql } from '@guildhall/db';

/** What runs by the clock: minute, hour, day of month, month, day of week, in UTC. */
export const CRONTAB = `
7 * * * * purge-sessions
23 * * * * purge-rate-buckets
37 * * * * purge-expired
`;

/** Ended sessions are kept for a month: the sign-in throttle knows a member's usual addresses by them. */
export const purgeSessions = (db: Database) =>
  sql`delete from ops.sessions where least(expires_at, coalesce(revoked_at, expires_at)) < now() - interval '30 days'`.execute(db);

export const purgeRateBuckets = (db: Database) =>
  sql`delete from ops.rate_buckets where expire < extract(epoch from now()) * 1000`.execute(db);

/** Tokens and idempotency keys past their time, and the salts of former days. */
export async function purgeExpired(db: Database): Promise<void> {
  await sql`delete from ops.account_tokens where expires_at < now() - interval '1 day'`.execute(db);
  await sql`delete from ops.idempotency_keys where expires_at < now()`.execute(db);
  await sql`delete from ops.daily_salts where day < current_date`.execute(db);
}

export function tasks(db: Database): TaskList {
  return {
    'purge-sessions': async () => void (await purgeSessions(db)),
    'purge-rate-buckets': async () => void (await purgeRateBuckets(db)),
    'purge-expired': () => purgeExpired(db),
  };
}
