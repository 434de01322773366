import type { Kysely } from 'kysely';
import type { DB } from '@guildhall/db';
import {
  type ImportedFile,
  type JudgedRow,
  columnOf,
  foldedKey,
  readRow,
  setDuplicate,
  setFaulty,
} from '../judge-row.ts';
import type { FileRow } from '../read-file.ts';
import { ImportedMember } from './imported-member.schema.ts';
import {
  findEarlierMembers,
  findKnownMembers,
  keysOf,
  numberKeyOf,
  memberKeysOf,
} from './known-members.queries.ts';

/**
 * Decides what becomes of rows. A row is a duplicate of a member, or of an earlier row of the file, with the same
 * address, or the same name and company. A membership number that belongs to another person is a fault.
 */
export async function judgeMembers(
  db: Kysely<DB>,
  file: ImportedFile,
  rows: FileRow[],
): Promise<JudgedRow<ImportedMember>[]> {
  const judged = rows.map((row) => withKeys(readRow(file, row, ImportedMember)));
  const known = await findKnownMembers(db, judged);
  const before = Math.min(...rows.map(({ line }) => line));
  const seen = await findEarlierMembers(db, file.id, before, judged);
  const setTaken = (row: JudgedRow, problem: string) =>
    setFaulty(row, `${columnOf(file, 'membershipNumber')}: ${problem}`);
  for (const row of judged) {
    if (row.outcome !== 'new') continue;
    const keys = memberKeysOf(row);
    const numberKey = numberKeyOf(row);
    const same = keys.find((key) => known.has(key));
    const earlierLine = keys.flatMap((key) => seen.get(key) ?? [])[0];
    if (same !== undefined) {
      const what = same.startsWith('email:') ? 'this email address' : 'this name and company';
      setDuplicate(row, `A member with ${what} already exists`);
      row.userId = known.get(same) ?? null;
    } else if (earlierLine !== undefined) setDuplicate(row, `Same person as line ${earlierLine}`);
    else if (known.has(numberKey)) setTaken(row, 'another member has this number');
    else if (seen.has(numberKey)) setTaken(row, `same number as line ${seen.get(numberKey)}`);
    for (const key of keysOf(row)) if (!seen.has(key)) seen.set(key, row.line);
  }
  return judged;
}

function withKeys(row: JudgedRow<ImportedMember>): JudgedRow<ImportedMember> {
  if (!row.value) return row;
  const { email, firstName, lastName, company, membershipNumber } = row.value;
  return {
    ...row,
    email,
    membershipNumber,
    nameKey: company ? foldedKey(firstName, lastName, company) : null,
  };
}
