import { z } from 'zod';
import { invalid } from '../errors/errors.ts';
import { id } from '../values/fields.ts';

/**
 * A cursor position in a list ordered by a timestamp and an id, both descending. `at` is PostgreSQL's exact text,
 * because a Date would lose its microseconds.
 */
export type CursorPosition = { at: string; id: number };

const PositionTuple = z.tuple([
  z
    .string()
    .max(40)
    .regex(/^\d{4}-\d\d-\d\d[T ]\d\d:\d\d:\d\d(?:\.\d{1,6})?(?:Z|[+-]\d\d(?::?\d\d){0,2})?$/),
  id,
]);

/** A position in a list of threads, ordered by the first comment of the thread and by the comment. */
export type ThreadPosition = { threadId: number; id: number };

const ThreadTuple = z.tuple([id, id]);

/** Pagination input shared by every list: the limit and the cursor. */
export const PageInput = z.object({
  limit: z.int().min(1).max(100).default(20),
  cursor: z.string().max(120).nullish(),
});

export const encodeCursor = (position: CursorPosition): string => encodeTuple([position.at, position.id]);

/** Throws BAD_REQUEST for a cursor that is not one of ours. */
export function decodeCursor(cursor: string): CursorPosition {
  const [at, lastId] = decodeTuple(PositionTuple, cursor);
  return { at, id: lastId };
}

/** Throws BAD_REQUEST for a cursor that is not one of ours. */
export function decodeThreadCursor(cursor: string): ThreadPosition {
  const [threadId, lastId] = decodeTuple(ThreadTuple, cursor);
  return { threadId, id: lastId };
}

/** The sort keys of a row as a cursor. */
export const encodeTuple = (keys: unknown[]): string =>
  Buffer.from(JSON.stringify(keys)).toString('base64url');

/** Throws BAD_REQUEST for a cursor that is not one of ours. */
export function decodeTuple<T>(tuple: z.ZodType<T>, cursor: string): T {
  try {
    return tuple.parse(JSON.parse(Buffer.from(cursor, 'base64url').toString()));
  } catch {
    throw invalid('This page link is not valid', [
      { path: 'cursor', message: 'This page link is not valid' },
    ]);
  }
}

/** A row's position in a list: `sortKey` is the timestamp it is ordered by, as text. */
export type KeyedRow = { sortKey: string; id: number };

/** Turns a result queried with `limit + 1` rows into a page and the cursor of the next one. */
export function toPage<Row extends KeyedRow, Item>(
  rows: Row[],
  limit: number,
  present: (row: Row) => Item,
): { items: Item[]; nextCursor: string | null } {
  return cutPage(rows, limit, present, (last) => encodeCursor({ at: last.sortKey, id: last.id }));
}

/** The same for a list of threads. */
export function toThreadPage<Row extends ThreadPosition, Item>(
  rows: Row[],
  limit: number,
  present: (row: Row) => Item,
): { items: Item[]; nextCursor: string | null } {
  return cutPage(rows, limit, present, (last) => encodeTuple([last.threadId, last.id]));
}

/** The same with a cursor of the list's own. */
export function cutPage<Row, Item>(
  rows: Row[],
  limit: number,
  present: (row: Row) => Item,
  cursorOf: (row: Row) => string,
): { items: Item[]; nextCursor: string | null } {
  const page = rows.slice(0, limit);
  const last = page.at(-1);
  return { items: page.map(present), nextCursor: rows.length > limit && last ? cursorOf(last) : null };
}
