import { z } from 'zod';
import { invalid } from './errors.ts';

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
  z.int().positive().max(2_147_483_647),
]);

/** Pagination input shared by every list: the limit and the cursor. */
export const PageInput = z.object({
  limit: z.int().min(1).max(100).default(20),
  cursor: z.string().max(120).nullish(),
});

export function encodeCursor({ at, id }: CursorPosition): string {
  return Buffer.from(JSON.stringify([at, id])).toString('base64url');
}

/** Throws BAD_REQUEST for a cursor that is not one of ours. */
export function decodeCursor(cursor: string): CursorPosition {
  try {
    const [at, id] = PositionTuple.parse(JSON.parse(Buffer.from(cursor, 'base64url').toString()));
    return { at, id };
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
  const page = rows.slice(0, limit);
  const last = page.at(-1);
  return {
    items: page.map(present),
    nextCursor: rows.length > limit && last ? encodeCursor({ at: last.sortKey, id: last.id }) : null,
  };
}
