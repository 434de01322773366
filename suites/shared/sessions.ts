import { createHmac } from 'node:crypto';
import type { ClientBase, Pool } from 'pg';

/** Signs the cookies of the measured server; it listens on this machine alone, for as long as a run. */
export const SESSION_SECRET = 'gX7vKq2mZrT9bLw4NcYd8HsJf3PuAe6RkVt1QoWi5MxB';

/** The cookie of a member, whose session the dataset holds. */
export function cookieOf(memberId: number): string {
  const sid = `bench-session-${memberId}`;
  const signature = createHmac('sha256', SESSION_SECRET).update(sid).digest('base64').replace(/=+$/, '');
  return `sid=${encodeURIComponent(`${sid}.${signature}`)}`;
}

/** A session for every active member who has none. */
export async function addSessions(database: Pool | ClientBase): Promise<void> {
  await database.query(
    `insert into ops.sessions (sid_hash, user_id, expires_at)
     select encode(sha256(convert_to('bench-session-' || id, 'UTF8')), 'hex'), id, now() + interval '30 days'
     from app.users where is_active
     on conflict do nothing`,
  );
}

/**
 * Lets no session run out, and none look as if its member had been away for minutes: each call of a run
 * comes from somebody else, and the product would write that they are back.
 */
export async function keepSessionsFresh(database: Pool | ClientBase): Promise<void> {
  await database.query(
    `update ops.sessions
     set last_seen_at = now() + interval '1 day', auth_at = now(), expires_at = now() + interval '30 days'
     where last_seen_at < now() + interval '12 hours'`,
  );
}
