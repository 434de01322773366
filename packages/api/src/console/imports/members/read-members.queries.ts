import type { Kysely } from 'kysely';
import type { DB } from '@guildhall/db';
import { type ImportedFile, type JudgedRow, type Staying, foldedKey, readRow } from '../judge-row.ts';
import type { FileRow } from '../reading/table.ts';
import { composeMember } from './compose-member.ts';
import { ImportedMember } from './imported-member.schema.ts';
import { type KnownMember, emailKeyOf, findKnownMembers, numberKeyOf } from './known-members.queries.ts';

export type JudgedMember = JudgedRow<ImportedMember>;

/** A row as a member, with the columns by which it is found again. */
export function readMember(file: ImportedFile, cells: FileRow, staying?: Staying): JudgedMember {
  const row = readRow(file, cells, ImportedMember, composeMember, staying);
  if (!row.value) return row;
  const { email, firstName, lastName, company, membershipNumber } = row.value;
  return {
    ...row,
    email,
    membershipNumber,
    nameKey: company ? foldedKey(firstName, lastName, company) : null,
  };
}

/**
 * Rows with the members whom they could be about. One with the number or the address of a member is about that one,
 * though another cell can't be read: the member's address or name stays then, and the rest is read.
 */
export async function readMembers(
  db: Kysely<DB>,
  file: ImportedFile,
  rows: FileRow[],
): Promise<{ judged: JudgedMember[]; known: Map<string, KnownMember> }> {
  const read = rows.map((row) => readMember(file, row));
  const known = await findKnownMembers(db, read);
  const judged = read.map((row) => {
    const member = row.value ? undefined : (known.get(numberKeyOf(row)) ?? known.get(emailKeyOf(row)));
    return member ? readMember(file, row, stayingOf(member)) : row;
  });
  return { judged, known };
}

function stayingOf({ email, firstName, lastName }: KnownMember): Staying {
  const name = { firstName, lastName };
  return { email: { email }, firstName: name, lastName: { lastName }, fullName: name };
}
