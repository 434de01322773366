import { type Kysely, sql } from 'kysely';
import type { DB } from '@guildhall/db';
import { foldedKey } from '../judge-row.ts';

/** The columns of an imported row by which the same member is found. */
type Identity = { email: string | null; nameKey: string | null; membershipNumber: string | null };

/** What makes two rows the same member. */
export const memberKeysOf = ({ email, nameKey }: Identity): string[] => [
  ...(email === null ? [] : [`email:${email}`]),
  ...(nameKey === null ? [] : [`name:${nameKey}`]),
];

/** Empty without a number, which no row is found by. */
export const numberKeyOf = ({ membershipNumber }: Identity): string =>
  membershipNumber === null ? '' : `number:${membershipNumber.toLowerCase()}`;

export const keysOf = (row: Identity): string[] => [...memberKeysOf(row), numberKeyOf(row)].filter(Boolean);

/** Members of one name that are compared: more are hardly at one company. */
const SAME_NAME = 100;
const KNOWN = sql`id, users.email, first_name as "firstName", last_name as "lastName", company,
  membership_number as "membershipNumber"`;

type Named = { firstName: string; lastName: string; company: string | null };
type Known = Named & { id: number; email: string; membershipNumber: string | null };

/**
 * The members that rows could be about, by each of their keys. Looked up one by one, so that no index is passed over
 * for a scan of all members.
 */
export async function findKnownMembers(
  db: Kysely<DB>,
  asked: (Identity & { value: Named | null })[],
): Promise<Map<string, number>> {
  const emails = asked.flatMap(({ email }) => email ?? []);
  const names = asked.flatMap(({ value }) => (value?.company ? `${value.firstName} ${value.lastName}` : []));
  const { rows } = await sql<Known>`
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
  const known = new Map<string, number>();
  for (const { id, email, firstName, lastName, company, membershipNumber } of rows) {
    const nameKey = company ? foldedKey(firstName, lastName, company) : null;
    for (const key of keysOf({ email, nameKey, membershipNumber })) known.set(key, id);
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
    where import_id = ${importId} and line < ${before} and email = any(${emails}::text[]) group by email
    union all
    select 'name:' || name_key, min(line) from member_import_rows
    where import_id = ${importId} and line < ${before} and name_key = any(${names}::text[]) group by name_key
    union all
    select 'number:' || lower(membership_number), min(line) from member_import_rows
    where import_id = ${importId} and line < ${before}
      and lower(membership_number) = any(${numbersOf(asked)}::text[]) group by lower(membership_number)
  `.execute(db);
  return new Map(rows.map(({ key, line }) => [key, line]));
}
