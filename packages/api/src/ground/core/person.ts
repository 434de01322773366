import { sql } from 'kysely';
import { avatarUrl } from '../values/avatar.ts';
import type { Person } from '../values/person.schema.ts';
import { fullName, usernameOf } from '../values/person-name.ts';

/** The columns needed to show a member in a list. */
export const PERSON_COLUMNS = [
  'id',
  'username',
  'firstName',
  'lastName',
  'jobTitle',
  'company',
  'avatarKey',
] as const;

export type PersonRow = {
  id: number;
  username: string | null;
  firstName: string;
  lastName: string;
  jobTitle: string | null;
  company: string | null;
  avatarKey: string | null;
};

export const presentPerson = (row: PersonRow): Person => ({
  id: row.id,
  username: usernameOf(row),
  name: fullName(row),
  jobTitle: row.jobTitle,
  company: row.company,
  avatar: avatarUrl(row.avatarKey),
});

/** The same name in SQL, of the member in `table`; null where none was joined. */
export const nameIn = (table: string) =>
  sql<string>`btrim(${sql.ref(`${table}.first_name`)} || ' ' || ${sql.ref(`${table}.last_name`)})`;

/** The same without the address, which no index has. */
export const SEARCHED_NAME = sql<string>`public.fold_text(users.first_name || ' ' || users.last_name)`;

/** A member's names in either order, address, company and number, written as in the index `users_admin_search`. */
export const SEARCHED_MEMBER = sql<string>`public.fold_text(users.first_name || ' ' || users.last_name || ' ' || users.first_name || ' ' || users.email || ' '
  || coalesce(users.company, '') || ' ' || coalesce(users.membership_number, ''))`;
