import { z } from 'zod';
import { invalid } from '../core/errors.ts';

/** A position in the directory: the sort key of a member, and the id that breaks ties. */
export type DirectoryPosition = { name: string; id: number };

const PositionTuple = z.tuple([z.string().max(80), z.int().positive().max(2_147_483_647)]);

export const encodePosition = ({ name, id }: DirectoryPosition): string =>
  Buffer.from(JSON.stringify([name, id])).toString('base64url');

/** Throws BAD_REQUEST for a cursor that is not one of ours. */
export function decodePosition(cursor: string): DirectoryPosition {
  try {
    const [name, id] = PositionTuple.parse(JSON.parse(Buffer.from(cursor, 'base64url').toString()));
    if (name.includes('\u0000') || !name.isWellFormed()) throw new Error('not storable');
    return { name, id };
  } catch {
    throw invalid('This page link is not valid', [
      { path: 'cursor', message: 'This page link is not valid' },
    ]);
  }
}
