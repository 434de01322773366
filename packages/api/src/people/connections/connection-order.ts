import { type RawBuilder, type SqlBool, sql } from 'kysely';
import { z } from 'zod';
import { decodeTuple, encodeCursor, encodeTuple } from '../../ground/core/keyset.ts';
import { afterCursor } from '../../ground/core/pagination.ts';
import { id, text } from '../../ground/values/fields.ts';
import type { ConnectionSort } from './connections.schema.ts';

type Cursor = string | null | undefined;
type Row = { id: number; sortKey: string; rank: number; name: string };

/** How the list is ordered: what its rows are sorted by, and which of them come behind a cursor. */
type Order = {
  /** Both of a branch and of all of them, whose columns have other names. */
  branch: RawBuilder<unknown>;
  all: RawBuilder<unknown>;
  after: (cursor: Cursor) => RawBuilder<SqlBool>;
  cursorOf: (row: Row) => string;
};

/** Open requests come first, so that none waits behind a network of hundreds. */
export const RANK = sql<number>`(connections.status = 'accepted')::int`;

const NamePosition = z.tuple([z.int().min(0).max(1), text(80), id]);

export const ORDERS: Record<ConnectionSort, Order> = {
  newest: {
    branch: sql`connections.created_at desc, connections.id desc`,
    all: sql`created_at desc, id desc`,
    after: (cursor) => afterCursor(cursor, 'connections.created_at', 'connections.id'),
    cursorOf: ({ sortKey, id: last }) => encodeCursor({ at: sortKey, id: last }),
  },
  name: {
    branch: sql`person.directory_name, connections.id`,
    all: sql`rank, name, id`,
    after: afterName,
    cursorOf: ({ rank, name, id: last }) => encodeTuple([rank, name, last]),
  },
};

function afterName(cursor: Cursor): RawBuilder<SqlBool> {
  if (!cursor) return sql<SqlBool>`true`;
  const [rank, name, last] = decodeTuple(NamePosition, cursor);
  return sql<SqlBool>`(${RANK}, person.directory_name, connections.id) > (${rank}::int, ${name}::text, ${last}::int)`;
}
