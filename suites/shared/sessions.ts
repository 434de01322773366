import { createHmac } from 'node:crypto';
import type { ClientBase, Pool } from 'pg';

/** Signs the cookies of servers under test, which listen on this machine only. */
export const SESSION_SECRET = 'gX7vKq2mZrT9bLw4NcYd8HsJf3PuAe6RkVt1QoWi5MxB';

/** The cookie of the session that `addSessions` creates for a member. */
export function cookieOf(memberId: number): string {
  const sid = `bench-session-${memberId}`;
  const signature = createHmac('sha256', SESSION_SECRET).update(sid).digest('base64').replace(/=+$/, '');
  return `sid=${encodeURIComponent(`${sid}.${signature}`)}`;
}

/** Creates a session for every active member without one. */
export async function addSessions(database: Pool | ClientBase): Promise<void> {
  await database.query(
    `insert into ops.sessions (sid_hash, user_id, expires_at)
     select encode(sha256(convert_to('bench-session-' || id, 'UTF8')), 'hex'), id, now() + interval '30 days'
     from app.users where is_active
     on conflict do nothing`,
  );
}

/**
 * Moves the activity of sessions ahead: otherwise they expire, and the first call of each member would
 * also write that they are active again.
 */
export async function keepSessionsFresh(database: Pool | ClientBase): Promise<void> {
  await database.query(
    `update ops.sessions
     set last_seen_at = now() + interval '1 day', auth_at = now(), expires_at = now() + interval '30 days'
     where last_seen_at < now() + interval '12 hours'`,
  );
}
