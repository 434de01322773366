import { z } from 'zod';
import { id, text } from '../../ground/values/fields.ts';
import { decodeTuple, encodeTuple } from '../../ground/core/keyset.ts';

/** A position in the directory: the sort key of a member, and the id that breaks ties. */
export type DirectoryPosition = { name: string; id: number };

const PositionTuple = z.tuple([text(80), id]);

export const encodePosition = (position: DirectoryPosition): string =>
  encodeTuple([position.name, position.id]);

/** Throws BAD_REQUEST for a cursor that is not one of ours. */
export function decodePosition(cursor: string): DirectoryPosition {
  const [name, lastId] = decodeTuple(PositionTuple, cursor);
  return { name, id: lastId };
}
