import { type Kysely, type RawBuilder, type SqlBool, sql } from 'kysely';
import type { DB } from '@guildhall/db';
import type { Viewer } from '../../ground/core/context.ts';
import { isKnownTo } from '../../ground/core/visibility.ts';
import type { PairRow } from './connections.policy.ts';

/** A pair has few rows; older ones than these decide nothing. */
const PAIR_ROWS = 50;

/** All current and former rows of a pair, newest first. */
export function listPairRows(db: Kysely<DB>, one: number, other: number): Promise<PairRow[]> {
  return pairRows(db, one, other).execute();
}

/** The same rows, locked until the transaction ends. */
export function lockPairRows(trx: Kysely<DB>, one: number, other: number): Promise<PairRow[]> {
  return pairRows(trx, one, other).forUpdate().execute();
}

function pairRows(db: Kysely<DB>, one: number, other: number) {
  return db
    .selectFrom('connections')
    .select(['id', 'userId', 'connectedUserId', 'status', 'createdAt', 'endedAt', 'declinedAt'])
    .where(sql<number>`least(user_id, connected_user_id)`, '=', Math.min(one, other))
    .where(sql<number>`greatest(user_id, connected_user_id)`, '=', Math.max(one, other))
    .orderBy('id', 'desc')
    .limit(sql.lit(PAIR_ROWS));
}

/** A condition: the viewer is connected with the member in `column`, a trusted name such as `users.id`. */
export function isConnected(viewer: Viewer | null, column: string): RawBuilder<SqlBool> {
  if (!viewer) return sql<SqlBool>`false`;
  return sql<SqlBool>`exists (
    select from connections
    where least(user_id, connected_user_id) = least(${viewer.id}::int, ${sql.ref(column)})
      and greatest(user_id, connected_user_id) = greatest(${viewer.id}::int, ${sql.ref(column)})
      and status = 'accepted')`;
}

/** Whether either of two members blocks the other. */
export async function isBlocked(db: Kysely<DB>, one: number, other: number): Promise<boolean> {
  return (await listBlockers(db, one, other)).length > 0;
}

/** Which of two members block the other. */
export async function listBlockers(db: Kysely<DB>, one: number, other: number): Promise<number[]> {
  const rows = await db
    .selectFrom('blocks')
    .select('blockerId')
    .where((eb) =>
      eb.or([
        eb.and([eb('blockerId', '=', one), eb('blockedId', '=', other)]),
        eb.and([eb('blockerId', '=', other), eb('blockedId', '=', one)]),
      ]),
    )
    .execute();
  return rows.map(({ blockerId }) => blockerId);
}

/**
 * Whether the viewer may ask a member for a connection: an active one, of those whose address awaits confirmation only
 * whom they know or have invited.
 */
export async function isReachable(db: Kysely<DB>, viewer: Viewer, userId: number): Promise<boolean> {
  const row = await db
    .selectFrom('users')
    .select('id')
    .where('id', '=', userId)
    .where('isActive', '=', true)
    .where('erasedAt', 'is', null)
    .where(sql<boolean>`(${isKnownTo(viewer, 'users')} or exists (
      select from invited_members where user_id = users.id and invited_by = ${viewer.id}))`)
    .executeTakeFirst();
  return row !== undefined;
}

/** Whether the other member invited this one to the community, or has asked them for a connection. */
export async function isInvitedOrAskedBy(db: Kysely<DB>, userId: number, otherId: number): Promise<boolean> {
  const { rows } = await sql`
    select from invited_members where user_id = ${userId} and invited_by = ${otherId}
    union all
    select from connections
      where user_id = ${otherId} and connected_user_id = ${userId} and status = 'pending'`.execute(db);
  return rows.length > 0;
}
