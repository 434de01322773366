import { type Expression, type RawBuilder, type SqlBool, sql } from 'kysely';
import type { Viewer } from './context.ts';

/**
 * For a WHERE: neither the viewer nor the member in `column` has blocked the other.
 * The viewer's blocks are read once a query, not once a row; `column` is a name of ours, such as `posts.user_id`.
 */
export function notBlocked(viewer: Viewer | null, column: string): RawBuilder<SqlBool> {
  if (!viewer) return sql<SqlBool>`true`;
  return sql<SqlBool>`${sql.ref(column)} <> all (array(
    select blocked_id from blocks where blocker_id = ${viewer.id}
    union all
    select blocker_id from blocks where blocked_id = ${viewer.id}
  ))`;
}

/** For a WHERE: neither of two members blocks the other; one may be a column. */
export const betweenNoBlock = (one: Expression<number | null>, otherId: number): RawBuilder<SqlBool> =>
  sql<SqlBool>`not exists (
    select from blocks where blocker_id = ${one} and blocked_id = ${otherId}
    union all
    select from blocks where blocker_id = ${otherId} and blocked_id = ${one})`;

/**
 * For a WHERE: the member in `column`, a name of ours, does not block the viewer. Those whom the viewer
 * blocks stay visible, so that a block can be taken back. Administrators see everybody.
 */
export function blocksNot(viewer: Viewer | null, column: string): RawBuilder<SqlBool> {
  if (!viewer || viewer.role === 'admin') return sql<SqlBool>`true`;
  return sql<SqlBool>`not exists (
    select from blocks where blocker_id = ${sql.ref(column)} and blocked_id = ${viewer.id})`;
}
