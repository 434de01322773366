import { type RawBuilder, type SqlBool, sql } from 'kysely';
import { decodeCursor, decodeThreadCursor } from './keyset.ts';

/**
 * The page size plus one, as a literal in the statement. A limit passed as a parameter keeps PostgreSQL from using a
 * generic plan, and planning takes longer than reading a page. Only for lists that scan one index whatever the
 * parameters are; a search needs a plan for its words.
 */
export const limitPlusOne = (limit: number): RawBuilder<number> => sql.lit(limit + 1);

/**
 * Keyset pagination: the rows after the cursor in a list ordered by a timestamp and an id, both descending;
 * every row when there is no cursor.
 * @param sortKey the timestamp column, such as 'posts.created_at'
 * @param id the column that breaks ties, such as 'posts.id'
 * @throws BAD_REQUEST for a cursor that is not one of ours
 */
export function afterCursor(
  cursor: string | null | undefined,
  sortKey: string,
  id: string,
): RawBuilder<SqlBool> {
  if (!cursor) return sql<SqlBool>`true`;
  const after = decodeCursor(cursor);
  return sql<SqlBool>`(${sql.ref(sortKey)}, ${sql.ref(id)}) < (${after.at}::timestamptz, ${after.id}::int)`;
}

/**
 * The same for a list in ascending order, such as of what is still to come.
 * @throws BAD_REQUEST for a cursor that is not one of ours
 */
export function afterCursorAscending(
  cursor: string | null | undefined,
  sortKey: string,
  id: string,
): RawBuilder<SqlBool> {
  if (!cursor) return sql<SqlBool>`true`;
  const after = decodeCursor(cursor);
  return sql<SqlBool>`(${sql.ref(sortKey)}, ${sql.ref(id)}) > (${after.at}::timestamptz, ${after.id}::int)`;
}

/**
 * The same for a list of threads, oldest first.
 * @param threadId the expression of the thread's first comment
 * @throws BAD_REQUEST for a cursor that is not one of ours
 */
export function afterThreadCursor(
  cursor: string | null | undefined,
  threadId: RawBuilder<number>,
  id: string,
): RawBuilder<SqlBool> {
  if (!cursor) return sql<SqlBool>`true`;
  const after = decodeThreadCursor(cursor);
  return sql<SqlBool>`(${threadId}, ${sql.ref(id)}) > (${after.threadId}::int, ${after.id}::int)`;
}
