import { hash } from 'node:crypto';
import type { Pool } from 'pg';
import { addressKey } from '@guildhall/api/ground/limits/address-key';
import type { VerifiedAccount } from '@guildhall/api/ground/core/context';
import { rolesOf } from '@guildhall/api/ground/roles/in-force';
import type { StaffRole } from '@guildhall/api/ground/roles/roles.schema';
import { lapsed } from '@guildhall/api/ground/core/membership';
import { SECOND_FACTOR_GRACE_DAYS } from '@guildhall/api/ground/security/second-factor-grace';
import { SESSION_IDLE, SESSION_LIFETIME } from '@guildhall/api/ground/security/session-lifetimes';
import { createBatchLoader, isLostConnection, retryPause } from '@guildhall/db';

/** A live session and its owner, read from both tables. */
export type SessionRow = {
  /** See `sessionKey`. */
  key: string;
  userId: number;
  role: 'user' | 'admin';
  roles: StaffRole[];
  /** Milliseconds since the password was last verified. */
  authAge: number;
  isLapsed: boolean;
  awaitsConfirmation: boolean;
  locale: string | null;
  /** When the roles take a second factor, of a session that began without one; null for any other. */
  secondFactorBy: Date | null;
  isStale: boolean;
};

const MAX_SESSIONS = 10;

/** The row's key is a hash, so a leaked table opens no session. */
export const sessionKey = (sid: string) => hash('sha256', sid, 'hex');

const byRole = ({ admin, user }: { admin: string; user: string }) =>
  `case when u.role = 'admin' or ${rolesOf('u')} <> '{}' then interval '${admin}' else interval '${user}' end`;

/** Staff get a week for it (decision 441). */
const SECOND_FACTOR_BY = `
  case when not s.two_factors and (u.role = 'admin' or ${rolesOf('u')} <> '{}')
    then u.staff_since + interval '${SECOND_FACTOR_GRACE_DAYS} days' end`;

const find = (key: string) => `
  select s.sid_hash as key, s.user_id as "userId", u.role, ${rolesOf('u')} as roles,
         extract(epoch from now() - s.auth_at)::float8 * 1000 as "authAge",
         ${lapsed('u')} as "isLapsed", u.awaits_confirmation as "awaitsConfirmation", u.locale,
         ${SECOND_FACTOR_BY} as "secondFactorBy",
         s.last_seen_at < now() - interval '5 minutes' as "isStale"
  from ops.sessions s join app.users u on u.id = s.user_id
  where s.sid_hash = ${key} and s.revoked_at is null and u.is_active and u.erased_at is null
    and s.expires_at > now() and s.last_seen_at > now() - ${byRole(SESSION_IDLE)}`;

const FIND_ONE = find('$1');

/**
 * The lateral limit prevents a sequential scan. Unlike with `any($1)`, the row estimate does not depend on the
 * number of keys, so PostgreSQL can use one generic plan.
 */
const FIND_MANY = `
  select found.* from string_to_table($1, ',') as asked(key)
  cross join lateral (${find('asked.key')} limit 1) as found`;

/**
 * Inserts only while the verified password is still current. The lock waits for a concurrent password change; a
 * later change sees the new session and revokes it.
 */
const insert = (twoFactors: string) => `
  insert into ops.sessions (sid_hash, user_id, ip, user_agent, address_key, expires_at, two_factors)
  select $1, u.id, $3, $4, $6, now() + ${byRole(SESSION_LIFETIME)}, ${twoFactors}
  from app.users u where u.id = $2 and u.password = $5 and u.is_active and u.erased_at is null`;

const CREATE = `${insert('$7::boolean')} for share`;

/** The same, replacing a session that may have been revoked since the request started. */
const RENEW = `
  with former as (
    update ops.sessions set revoked_at = now(), replaced_by = $1
    where sid_hash = $7 and revoked_at is null returning two_factors)
  ${insert('(select two_factors from former)')} and exists (select from former) for share of u`;

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
 * The session store in PostgreSQL, by the database's clock. Only `create` inserts rows, so a late request cannot
 * revive a revoked session. `isDemo`: everyone knows the passwords, so nobody's role takes a second factor.
 */
export function createSessionStore(pool: Pool, { isDemo = false } = {}) {
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
    if (isDemo) for (const row of rows) row.secondFactorBy = null;
    const found = new Map(rows.map((row) => [row.key, row]));
    return keys.map((key) => found.get(key));
  });

  return {
    /** Finds the live session with this id. Concurrent lookups are batched into one query. */
    find: (sid: string): Promise<SessionRow | undefined> => findTogether(sessionKey(sid)),
    /** Updates last_seen; called when it is older than five minutes. */
    async touch(sid: string, userId: number): Promise<void> {
      await Promise.all([pool.query(TOUCH, [sessionKey(sid)]), pool.query(SEEN, [userId])]);
    },
    /**
     * Creates a session for an id that this process has just generated, and revokes the oldest beyond ten.
     * @param options.former the session that this one replaces, if any, whose factors it takes over
     * @returns false when the password has changed, the account is closed, or `former` was revoked
     */
    async create(
      sid: string,
      { id, password }: VerifiedAccount,
      from: { ip: string; userAgent: string },
      { former, twoFactors = false }: { former?: string; twoFactors?: boolean } = {},
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
        ? pool.query(CREATE, [...values, twoFactors])
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
