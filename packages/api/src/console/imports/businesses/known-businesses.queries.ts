import { type Kysely, sql } from 'kysely';
import type { DB, DatabaseTransaction } from '@guildhall/db';
import { foldedKey } from '../judge-row.ts';
import type { BusinessValues } from './business-changes.ts';

type Place = { name: string; city?: string | null | undefined };

/** What makes two rows the same business: branches of one name are in different places. */
export const businessKeyOf = ({ name, city }: Place): string => foldedKey(name, city ?? '');

/** Businesses of one name that are compared: more are hardly in one place. */
const SAME_NAME = 100;
const KNOWN = sql`businesses.id, businesses.name, businesses.industry, category, short_description as "shortDescription",
  description, businesses.website, businesses.email, phone, address, city, state, zip_code as "zipCode", country,
  business_hours as "businessHours", year_established as "yearEstablished", employee_count as "employeeCount",
  services, tags, owner_id as "ownerId"`;

export type KnownBusiness = BusinessValues & { id: number; ownerId: number };

/** What an owner wrote is theirs, but not what the administrator did who brings the list. */
const isOwned = (createdBy: number | null) =>
  sql<boolean>`(owner.has_joined and owner.id is distinct from ${createdBy}::int)`;

/** The businesses that rows could be about, by their keys. Looked up one by one, by an index. */
export async function findKnownBusinesses(
  db: Kysely<DB>,
  createdBy: number | null,
  asked: Place[],
): Promise<Map<string, KnownBusiness>> {
  const names = asked.map(({ name }) => name);
  const { rows } = await sql<KnownBusiness>`
    select found.* from unnest(${names}::text[]) as asked(name)
    cross join lateral (
      select ${KNOWN}, ${isOwned(createdBy)} as "isOwned" from businesses join users as owner on owner.id = owner_id
      where public.fold_text(businesses.name) = public.fold_text(asked.name) and deleted_at is null
      order by businesses.id limit ${SAME_NAME}) as found`.execute(db);
  const known = new Map<string, KnownBusiness>();
  for (const business of rows) {
    const key = businessKeyOf(business);
    if (!known.has(key)) known.set(key, business);
  }
  return known;
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

/** Businesses by id, locked until the transaction ends. */
export async function findBusinesses(
  trx: DatabaseTransaction,
  createdBy: number | null,
  ids: number[],
): Promise<Map<number, KnownBusiness>> {
  const { rows } = await sql<KnownBusiness>`
    select ${KNOWN}, ${isOwned(createdBy)} as "isOwned" from businesses join users as owner on owner.id = owner_id
    where businesses.id = any(${ids}::int[]) and deleted_at is null
    order by businesses.id for update of businesses`.execute(trx);
  return new Map(rows.map((business) => [business.id, business]));
}

/**
 * The members with these addresses. They need not have joined: a community imports both on one day. Who joined has
 * confirmed theirs, or anyone could take a business by registering its owner's address.
 */
export async function findOwners(db: Kysely<DB>, emails: string[]): Promise<Map<string, number>> {
  const rows = await db
    .selectFrom('users')
    .select(['id', 'email'])
    .where('email', '=', sql<string>`any(${emails}::text[])`)
    .where('erasedAt', 'is', null)
    .where((eb) => eb.or([eb('emailVerifiedAt', 'is not', null), eb('hasJoined', '=', false)]))
    .execute();
  return new Map(rows.map(({ id, email }) => [email, id]));
}
