import { type RawBuilder, type SelectQueryBuilder, sql } from 'kysely';
import { z } from 'zod';
import type { DB } from '@guildhall/db';
import { decodeTuple, encodeTuple } from '../../ground/core/keyset.ts';
import { id } from '../../ground/values/fields.ts';
import type { ListUsersInput } from './users.schema.ts';

type Sort = ListUsersInput['sort'];

/** What a member is sorted by, written as in the indexes of the migration "sorted-members"; never null. */
const KEYS: Record<Sort, { key: RawBuilder<unknown>; type: RawBuilder<unknown> }> = {
  added: { key: sql`users.created_at`, type: sql`timestamptz` },
  name: { key: sql`users.directory_name`, type: sql`text` },
  company: {
    key: sql`(case when coalesce(users.company, '') = '' then '1' else '0' || public.fold_text(users.company) end)`,
    type: sql`text`,
  },
  location: {
    key: sql`(case when coalesce(users.location, '') = '' then '1' else '0' || public.fold_text(users.location) end)`,
    type: sql`text`,
  },
  lastSeen: { key: sql`coalesce(users.last_seen_at, '-infinity')`, type: sql`timestamptz` },
  ends: { key: sql`coalesce(users.membership_expires_on, 'infinity')`, type: sql`date` },
};

const MOMENTS: ReadonlySet<Sort> = new Set(['added', 'lastSeen']);

/** The key of the last row as text, and its id. */
const Position = z.tuple([z.string().max(1_000), id]);

/**
 * Reads a page of members in the order that is asked for.
 * @throws BAD_REQUEST for a cursor of another order
 */
export async function readUsers<Row extends { id: number }>(
  query: SelectQueryBuilder<DB, 'users', Row>,
  {
    limit,
    cursor,
    sort,
    sortOrder = MOMENTS.has(sort) ? 'desc' : 'asc',
  }: Omit<ListUsersInput, 'search' | 'filter' | 'missingFrom'>,
): Promise<{ rows: Row[]; nextCursor: string | null }> {
  const { key, type } = KEYS[sort];
  let page = query
    .select(sql<string>`${key}::text`.as('sortKey'))
    .orderBy(key, sortOrder)
    .orderBy('users.id', sortOrder)
    .limit(limit + 1);
  if (cursor) {
    const [value, lastId] = decodeTuple(Position, cursor);
    const isLater = sortOrder === 'asc' ? sql`>` : sql`<`;
    page = page.where(sql<boolean>`(${key}, users.id) ${isLater} (${value}::${type}, ${lastId}::int)`);
  }
  const rows = await page.execute();
  const last = rows[limit - 1];
  return {
    rows: rows.slice(0, limit),
    nextCursor: rows.length > limit && last ? encodeTuple([last.sortKey, last.id]) : null,
  };
}
