import { z } from 'zod';
import { invalid } from './errors.ts';

/**
 * A place in a list ordered by a date and an id, both descending.
 * `at` is the exact text PostgreSQL gave, so that no microsecond is lost on the way.
 */
export type Place = { at: string; id: number };

const PlaceTuple = z.tuple([
  z
    .string()
    .max(40)
    .regex(/^\d{4}-\d\d-\d\d[T ]\d\d:\d\d:\d\d(?:\.\d{1,6})?(?:Z|[+-]\d\d(?::?\d\d){0,2})?$/),
  z.int().positive().max(2_147_483_647),
]);

/** Page input shared by every list: how many, and after which place. */
export const PageInput = z.object({
  limit: z.int().min(1).max(100).default(20),
  cursor: z.string().max(120).nullish(),
});

export function encodeCursor(place: Place): string {
  return Buffer.from(JSON.stringify([place.at, place.id])).toString('base64url');
}

/** Throws BAD_REQUEST for a cursor that is not one of ours. */
export function decodeCursor(cursor: string): Place {
  try {
    const [at, id] = PlaceTuple.parse(JSON.parse(Buffer.from(cursor, 'base64url').toString()));
    return { at, id };
  } catch {
    throw invalid('This page link is not valid', [
      { path: 'cursor', message: 'This page link is not valid' },
    ]);
  }
}

/**
 * Cuts a result that was asked for with `limit + 1` rows into a page and the cursor of the next.
 */
export function toPage<Row, Item>(
  rows: Row[],
  limit: number,
  place: (row: Row) => Place,
  present: (row: Row) => Item,
): { items: Item[]; nextCursor: string | null } {
  const page = rows.slice(0, limit);
  const last = page.at(-1);
  return {
    items: page.map(present),
    nextCursor: rows.length > limit && last !== undefined ? encodeCursor(place(last)) : null,
  };
}
