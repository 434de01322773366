import { z } from 'zod';
import { id, text } from '../../ground/values/fields.ts';
import { decodeTuple, encodeTuple } from '../../ground/core/keyset.ts';

/** The mode of a search: exact words or, when nothing has them, similar names. */
export type SearchMode = 'words' | 'similar';

/**
 * A cursor position in the directory, with the search mode that produced it, and in a list by distance the number of
 * the town among those near.
 */
export type DirectoryPlace = { mode: SearchMode; place: number; name: string; id: number; nearness: number };

const PlaceTuple = z.tuple([z.enum(['words', 'similar']), z.int(), text(200), id, z.int().min(0).max(1_000)]);

export const encodePlace = (last: DirectoryPlace): string =>
  encodeTuple([last.mode, last.place, last.name, last.id, last.nearness]);

/** Throws BAD_REQUEST for a cursor that is not one of ours. */
export function decodePlace(cursor: string): DirectoryPlace {
  const [mode, place, name, lastId, nearness] = decodeTuple(PlaceTuple, cursor);
  return { mode, place, name, id: lastId, nearness };
}
