import { avatarUrl } from '../values/avatar.ts';
import type { Person } from '../values/person.schema.ts';

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
  username: row.username ?? String(row.id),
  name: `${row.firstName} ${row.lastName}`,
  jobTitle: row.jobTitle,
  company: row.company,
  avatar: avatarUrl(row.avatarKey),
});
