import { type Kysely, sql } from 'kysely';
import type { DB } from '@guildhall/db';
import { foldedKey } from '../judge-row.ts';

type Place = { name: string; city?: string | null | undefined };

/** What makes two rows the same business: branches of one name are in different places. */
export const businessKeyOf = ({ name, city }: Place): string => foldedKey(name, city ?? '');

/** Businesses of one name that are compared: more are hardly in one place. */
const SAME_NAME = 100;

/** The keys of the businesses that rows could be about. Looked up one by one, by an index. */
export async function findKnownBusinesses(db: Kysely<DB>, asked: Place[]): Promise<Set<string>> {
  const names = asked.map(({ name }) => name);
  const { rows } = await sql<{ name: string; city: string | null }>`
    select found.* from unnest(${names}::text[]) as asked(name)
    cross join lateral (
      select name, city from businesses
      where public.fold_text(name) = public.fold_text(asked.name) and deleted_at is null
      limit ${SAME_NAME}) as found`.execute(db);
  return new Set(rows.map(businessKeyOf));
}

/** The first line of the file before `before` with each of the keys. */
export async function findEarlierBusinesses(
  db: Kysely<DB>,
  importId: number,
  before: number,
  keys: string[],
): Promise<Map<string, number>> {
  const { rows } = await sql<{ key: string; line: number }>`
    select name_key as key, min(line) as line from member_import_rows
    where import_id = ${importId} and line < ${before} and name_key = any(${keys}::text[])
    group by name_key`.execute(db);
  return new Map(rows.map(({ key, line }) => [key, line]));
}

/** The members with these addresses. They need not have joined: a community imports both on one day. */
export async function findOwners(db: Kysely<DB>, emails: string[]): Promise<Map<string, number>> {
  const rows = await db
    .selectFrom('users')
    .select(['id', 'email'])
    .where('email', '=', sql<string>`any(${emails}::text[])`)
    .where('erasedAt', 'is', null)
    .execute();
  return new Map(rows.map(({ id, email }) => [email, id]));
}
