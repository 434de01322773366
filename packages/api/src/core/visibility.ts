import { type RawBuilder, type SqlBool, sql } from 'kysely';
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
