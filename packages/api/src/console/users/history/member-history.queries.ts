import { type Kysely, sql } from 'kysely';
import { z } from 'zod';
import type { DB } from '@guildhall/db';
import { decodeTuple, encodeTuple } from '../../../ground/core/keyset.ts';
import { nameIn } from '../../../ground/core/person.ts';
import { notFound } from '../../../ground/errors/errors.ts';
import { historyLines } from './history-sources.ts';
import type {
  HistoryEntry,
  HistoryKind,
  MemberHistory,
  MemberHistoryInput,
} from './member-history.schema.ts';

/** The exact text of the time, as a Date would lose its microseconds, and the key. */
const Position = z.tuple([
  z
    .string()
    .max(40)
    .regex(/^\d{4}-\d\d-\d\d[\d :.+-]+$/),
  z.string().max(60),
]);

type Row = {
  at: Date;
  sortKey: string;
  key: string;
  kind: HistoryKind;
  byId: number | null;
  byName: string | null;
  aboutType: string | null;
  aboutId: number | null;
} & Pick<HistoryEntry, 'detail' | 'text' | 'day' | 'number'> &
  Pick<HistoryEntry['about'], 'name' | 'slug'>;

/**
 * What is known of a member, newest first: read from the tables that have it, and from the audit log. Lines of one
 * member are few enough to be sorted.
 * @throws NOT_FOUND, or BAD_REQUEST for a cursor that is not one of ours
 */
export async function listMemberHistory(
  db: Kysely<DB>,
  { id, limit, cursor }: MemberHistoryInput,
): Promise<MemberHistory> {
  const after = cursor ? decodeTuple(Position, cursor) : null;
  const member = await db.selectFrom('users').select('id').where('id', '=', id).executeTakeFirst();
  if (!member) throw notFound('This member does not exist');
  const { rows } = await sql<Row>`
    select line.*, line.at::text as sort_key, ${nameIn('doer')} as by_name
    from (${historyLines(id)}) as line
    left join users as doer on doer.id = line.by_id and doer.id <> ${id} and doer.erased_at is null
    ${after === null ? sql`` : sql`where (line.at, line.key) < (${after[0]}::timestamptz, ${after[1]})`}
    order by line.at desc, line.key desc limit ${limit + 1}`.execute(db);
  const page = rows.slice(0, limit);
  const last = page.at(-1);
  return {
    items: page.map(present),
    nextCursor: rows.length > limit && last ? encodeTuple([last.sortKey, last.key]) : null,
  };
}

function present({ at, key, kind, byId, byName, aboutType, aboutId, name, slug, ...row }: Row): HistoryEntry {
  const { detail, text, day, number } = row;
  return {
    key,
    at: at.toISOString(),
    kind,
    by: byId === null || byName === null ? null : { id: byId, name: byName },
    about: { type: aboutType, id: aboutId, name, slug },
    detail,
    text,
    day,
    number,
  };
}
