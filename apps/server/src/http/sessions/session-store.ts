import { hash } from 'node:crypto';
import type { Pool } from 'pg';
import { addressKey } from '@guildhall/api/limits/address-key';
import type { VerifiedAccount } from '@guildhall/api/core/context';
import { createBatchLoader, isLostConnection, retryPause } from '@guildhall/db';

/** What a live session says about its owner, read fresh from both tables. */
export type SessionRow = {
  /** See `sessionKey`. */
  key: string;
  userId: number;
  role: 'user' | 'admin';
  /** Milliseconds since the password was last given. */
  authAge: number;
  isStale: boolean;
};

const MAX_SESSIONS = 10;

/** The row's key; a copy of the table opens no session. */
export const sessionKey = (sid: string) => hash('sha256', sid, 'hex');

const IDLE = `case when u.role = 'admin' then interval '30 minutes' else interval '7 days' end`;

const find = (key: string) => `
  select s.sid_hash as key, s.user_id as "userId", u.role,
         extract(epoch from now() - s.auth_at)::float8 * 1000 as "authAge",
         s.last_seen_at < now() - interval '5 minutes' as "isStale"
  from ops.sessions s join app.users u on u.id = s.user_id
  where s.sid_hash = ${key} and s.revoked_at is null and u.is_active and u.erased_at is null
    and s.expires_at > now() and s.last_seen_at > now() - ${IDLE}`;

const FIND_ONE = find('$1');

/**
 * The lateral limit keeps PostgreSQL from reading the whole table instead. What it expects of the keys does
 * not hang on their number, as it does with `any($1)`, so it makes the plan once and not for each number.
 */
const FIND_MANY = `
  select found.* from string_to_table($1, ',') as asked(key)
  cross join lateral (${find('asked.key')} limit 1) as found`;

/**
 * Only while the password that was verified is still the member's. The lock makes it wait for a change under
 * way; a change that comes after it finds the session and ends it.
 */
const CREATE = `
  insert into ops.sessions (sid_hash, user_id, ip, user_agent, address_key, expires_at)
  select $1, u.id, $3, $4, $6, now() + case when u.role = 'admin' then interval '12 hours' else interval '30 days' end
  from app.users u where u.id = $2 and u.password = $5 and u.is_active and u.erased_at is null
  for share`;

/** The same in the place of another, which may have been ended since its request began. */
const RENEW = `
  with former as (
    update ops.sessions set revoked_at = now(), replaced_by = $1
    where sid_hash = $7 and revoked_at is null returning sid_hash)
  ${CREATE.replace('for share', 'and exists (select from former) for share of u')}`;

const TOUCH = `update ops.sessions set last_seen_at = now() where sid_hash = $1 and revoked_at is null`;

const SEEN = `
  update app.users set last_seen_at = now()
  where id = $1 and (last_seen_at is null or last_seen_at < now() - interval '5 minutes')`;

const REVOKE = `update ops.sessions set revoked_at = now() where sid_hash = $1 and revoked_at is null`;

const REVOKE_SURPLUS = `
  update ops.sessions set revoked_at = now() where sid_hash in (
    select sid_hash from ops.sessions
    where user_id = $1 and revoked_at is null and expires_at > now()
    order by last_seen_at desc, created_at desc offset ${MAX_SESSIONS})`;

/**
 * Sessions in PostgreSQL, by the database's clock. Rows are only ever made by `create`: nothing that a
 * late request does can bring an ended session back.
 */
export function createSessionStore(pool: Pool) {
  const findTogether = createBatchLoader(async (keys: readonly string[]) => {
    const statement =
      keys.length === 1
        ? { name: 'session-find', text: FIND_ONE }
        : { name: 'sessions-find', text: FIND_MANY };
    const read = () => pool.query<SessionRow>({ ...statement, values: [keys.join()] });
    const { rows } = await read().catch(async (error: unknown) => {
      if (!isLostConnection(error)) throw error;
      await retryPause();
      return read();
    });
    const found = new Map(rows.map((row) => [row.key, row]));
    return keys.map((key) => found.get(key));
  });

  return {
    /** The live session under this id; asked of the database together with all that are looked up in this moment. */
    find: (sid: string): Promise<SessionRow | undefined> => findTogether(sessionKey(sid)),
    /** Notes that the member is here; called when the last note is older than five minutes. */
    async touch(sid: string, userId: number): Promise<void> {
      await Promise.all([pool.query(TOUCH, [sessionKey(sid)]), pool.query(SEEN, [userId])]);
    },
    /**
     * Makes the session of an id that this process has just generated; the oldest beyond ten end.
     * @param former the session that this one replaces, if it must be in the place of one
     * @returns false when the account has another password by now or is closed, or `former` has ended
     */
    async create(
      sid: string,
      { id, password }: VerifiedAccount,
      from: { ip: string; userAgent: string },
      former?: string,
    ): Promise<boolean> {
      const values = [
        sessionKey(sid),
        id,
        from.ip,
        from.userAgent.slice(0, 512),
        password,
        addressKey(from.ip),
      ];
      const { rowCount } = await (former === undefined
        ? pool.query(CREATE, values)
        : pool.query(RENEW, [...values, sessionKey(former)]));
      if (rowCount === 0) return false;
      await Promise.all([pool.query(REVOKE_SURPLUS, [id]), pool.query(SEEN, [id])]);
      return true;
    },
    async revoke(sid: string): Promise<void> {
      await pool.query(REVOKE, [sessionKey(sid)]);
    },
  };
}

export type SessionStore = ReturnType<typeof createSessionStore>;
