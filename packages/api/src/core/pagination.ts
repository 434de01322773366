import { type RawBuilder, type SqlBool, sql } from 'kysely';
import { decodeCursor } from './keyset.ts';

/**
 * A page's rows and one more, as a number in the statement itself. A limit that comes as a value keeps
 * PostgreSQL from ever settling on one plan, and planning takes longer than reading a page. Only for
 * lists that are walked along one index whatever the values are; a search wants a plan for its words.
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
