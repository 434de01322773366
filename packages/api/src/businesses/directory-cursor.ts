import { z } from 'zod';
import { invalid } from '../core/errors.ts';

/** The mode of a search: exact words or, when nothing has them, similar names. */
export type SearchMode = 'words' | 'similar';

/** A cursor position in the directory, with the search mode that produced it. */
export type DirectoryPlace = { mode: SearchMode; place: number; name: string; id: number };

const PlaceTuple = z.tuple([
  z.enum(['words', 'similar']),
  z.int(),
  z.string().max(200),
  z.int().positive().max(2_147_483_647),
]);

export function encodePlace({ mode, place, name, id }: DirectoryPlace): string {
  return Buffer.from(JSON.stringify([mode, place, name, id])).toString('base64url');
}

/** Throws BAD_REQUEST for a cursor that is not one of ours. */
export function decodePlace(cursor: string): DirectoryPlace {
  try {
    const [mode, place, name, id] = PlaceTuple.parse(JSON.parse(Buffer.from(cursor, 'base64url').toString()));
    if (name.includes('\u0000') || !name.isWellFormed()) throw new Error('not storable');
    return { mode, place, name, id };
  } catch {
    throw invalid('This page link is not valid', [
      { path: 'cursor', message: 'This page link is not valid' },
    ]);
  }
}
