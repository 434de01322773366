import type { Kysely } from 'kysely';
import type { DB } from '@guildhall/db';
import {
  type ImportedFile,
  type JudgedRow,
  columnOf,
  readRow,
  setDuplicate,
  setFaulty,
} from '../judge-row.ts';
import type { FileRow } from '../read-file.ts';
import { ImportedBusiness } from './imported-business.schema.ts';
import {
  businessKeyOf,
  findEarlierBusinesses,
  findKnownBusinesses,
  findOwners,
} from './known-businesses.queries.ts';

const NO_OWNER = 'no member has this email address';

/**
 * Decides what becomes of rows. A row is a duplicate of a business, or of an earlier row of the file, with the same
 * name in the same place. It belongs to the member whose address it has, or without one to who uploaded the file.
 */
export async function judgeBusinesses(
  db: Kysely<DB>,
  file: ImportedFile,
  rows: FileRow[],
): Promise<JudgedRow<ImportedBusiness>[]> {
  const judged = rows.map((row) => withKey(readRow(file, row, ImportedBusiness)));
  const businesses = judged.flatMap(({ value }) => value ?? []);
  const owners = await findOwners(
    db,
    businesses.flatMap(({ ownerEmail }) => ownerEmail ?? []),
  );
  const known = await findKnownBusinesses(db, businesses);
  const before = Math.min(...rows.map(({ line }) => line));
  const seen = await findEarlierBusinesses(db, file.id, before, businesses.map(businessKeyOf));
  for (const row of judged) {
    if (!row.value || row.nameKey === null) continue;
    const { ownerEmail } = row.value;
    row.userId = (ownerEmail === undefined ? file.createdBy : owners.get(ownerEmail)) ?? null;
    const earlierLine = seen.get(row.nameKey);
    if (row.userId === null) setFaulty(row, `${columnOf(file, 'ownerEmail')}: ${NO_OWNER}`);
    else if (known.has(row.nameKey))
      setDuplicate(row, 'A business with this name in this place already exists');
    else if (earlierLine !== undefined) setDuplicate(row, `Same business as line ${earlierLine}`);
    else seen.set(row.nameKey, row.line);
  }
  return judged;
}

const withKey = (row: JudgedRow<ImportedBusiness>): JudgedRow<ImportedBusiness> =>
  row.value ? { ...row, nameKey: businessKeyOf(row.value) } : row;
