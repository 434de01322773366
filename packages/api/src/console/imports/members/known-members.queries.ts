import { type Kysely, sql } from 'kysely';
import type { DB, DatabaseTransaction } from '@guildhall/db';
import { foldedKey } from '../judge-row.ts';
import type { MemberValues } from './member-changes.ts';

/** The columns of an imported row by which the same member is found. */
type Identity = { email: string | null; nameKey: string | null; membershipNumber: string | null };

/** What makes two rows the same member; empty without it, which no row is found by. */
export const emailKeyOf = ({ email }: Identity): string => (email === null ? '' : `email:${email}`);
export const nameKeyOf = ({ nameKey }: Identity): string => (nameKey === null ? '' : `name:${nameKey}`);
export const numberKeyOf = ({ membershipNumber }: Identity): string =>
  membershipNumber === null ? '' : `number:${membershipNumber.toLowerCase()}`;

export const keysOf = (row: Identity): string[] =>
  [emailKeyOf(row), nameKeyOf(row), numberKeyOf(row)].filter(Boolean);

/** Members of one name that are compared: more are hardly at one company. */
const SAME_NAME = 100;
const KNOWN = sql`id, users.email, first_name as "firstName", last_name as "lastName", company,
  job_title as "jobTitle", industry, location, phone_number as "phoneNumber", website_url as "websiteUrl", skills,
  services_offered as "servicesOffered", looking_for as "lookingFor", bio, membership_number as "membershipNumber",
  to_char(membership_starts_on, 'YYYY-MM-DD') as "membershipStartsOn",
  to_char(membership_expires_on, 'YYYY-MM-DD') as "membershipExpiresOn", admin_notes as "adminNotes",
  has_joined as "hasJoined", own_fields as "ownFields"`;

type Named = { firstName: string; lastName: string; company: string | null };
export type KnownMember = MemberValues & { id: number };

/**
 * The members that rows could be about, by each of their keys. Looked up one by one, so that no index is passed over
 * for a scan of all members.
 */
export async function findKnownMembers(
  db: Kysely<DB>,
  asked: (Identity & { value: Named | null })[],
): Promise<Map<string, KnownMember>> {
  const emails = asked.flatMap(({ email }) => email ?? []);
  const names = asked.flatMap(({ value }) => (value?.company ? `${value.firstName} ${value.lastName}` : []));
  const { rows } = await sql<KnownMember>`
    select found.* from unnest(${emails}::text[]) as asked(email)
    cross join lateral (
      select ${KNOWN} from users where users.email = asked.email and erased_at is null limit 1) as found
    union all
    select found.* from unnest(${names}::text[]) as asked(name)
    cross join lateral (
      select ${KNOWN} from users where search_name = public.fold_text(asked.name) and erased_at is null
      limit ${SAME_NAME}) as found
    union all
    select found.* from unnest(${numbersOf(asked)}::text[]) as asked(number)
    cross join lateral (
      select ${KNOWN} from users where lower(membership_number) = asked.number limit 1) as found
  `.execute(db);
  const known = new Map<string, KnownMember>();
  const byId = new Map<number, KnownMember>();
  for (const row of rows) {
    const member = byId.get(row.id) ?? row;
    byId.set(row.id, member);
    const { email, firstName, lastName, company, membershipNumber } = member;
    const nameKey = company ? foldedKey(firstName, lastName, company) : null;
    for (const key of keysOf({ email, nameKey, membershipNumber })) known.set(key, member);
  }
  return known;
}

const numbersOf = (asked: Identity[]) =>
  asked.flatMap(({ membershipNumber }) => membershipNumber?.toLowerCase() ?? []);

/** The first line of the file before `before` with each of the keys. */
export async function findEarlierMembers(
  db: Kysely<DB>,
  importId: number,
  before: number,
  asked: Identity[],
): Promise<Map<string, number>> {
  const emails = asked.flatMap(({ email }) => email ?? []);
  const names = asked.flatMap(({ nameKey }) => nameKey ?? []);
  const { rows } = await sql<{ key: string; line: number }>`
    select 'email:' || email as key, min(line) as line from member_import_rows
    where import_id = ${importId} and line < ${before} and outcome <> 'faulty' and email = any(${emails}::text[]) group by email
    union all
    select 'name:' || name_key, min(line) from member_import_rows
    where import_id = ${importId} and line < ${before} and name_key = any(${names}::text[]) group by name_key
    union all
    select 'number:' || lower(membership_number), min(line) from member_import_rows
    where import_id = ${importId} and line < ${before} and outcome <> 'faulty'
      and lower(membership_number) = any(${numbersOf(asked)}::text[]) group by lower(membership_number)
  `.execute(db);
  return new Map(rows.map(({ key, line }) => [key, line]));
}

/** Rows of a file by their lines. */
export const findEarlierRows = (db: Kysely<DB>, importId: number, lines: number[]) =>
  db
    .selectFrom('memberImportRows')
    .select(['line', 'cells'])
    .where('importId', '=', importId)
    .where(sql<boolean>`line = any(${lines}::int[])`)
    .execute();

/** Members by id, locked until the transaction ends. */
export async function findMembers(
  trx: DatabaseTransaction,
  ids: number[],
): Promise<Map<number, KnownMember>> {
  const { rows } = await sql<KnownMember>`
    select ${KNOWN} from users where id = any(${ids}::int[]) and erased_at is null order by id for update
  `.execute(trx);
  return new Map(rows.map((member) => [member.id, member]));
}
