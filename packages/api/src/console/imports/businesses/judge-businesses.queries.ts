import type { Kysely } from 'kysely';
import type { DB } from '@guildhall/db';
import {
  type ImportedFile,
  type JudgedRow,
  type StoredRow,
  columnOf,
  readRow,
  setDuplicate,
  setFaulty,
} from '../judge-row.ts';
import type { FileRow } from '../reading/table.ts';
import { composeBusiness } from './compose-business.ts';
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
  rows: StoredRow[],
): Promise<JudgedRow<ImportedBusiness>[]> {
  const judged = rows.map((row) => readBusiness(file, row));
  const businesses = judged.flatMap(({ value }) => value ?? []);
  const owners = await findOwners(
    db,
    businesses.flatMap(({ ownerEmail }) => ownerEmail ?? []),
  );
  const known = await findKnownBusinesses(db, businesses);
  const before = Math.min(...rows.map(({ line }) => line));
  const seen = await findEarlierBusinesses(db, file.id, before, businesses.map(businessKeyOf));
  for (const [index, row] of judged.entries()) {
    if (!row.value || row.nameKey === null) continue;
    const isAnother = rows[index]?.decision === 'import';
    const { ownerEmail } = row.value;
    row.userId = (ownerEmail === undefined ? file.createdBy : owners.get(ownerEmail)) ?? null;
    const earlierLine = seen.get(row.nameKey);
    if (row.userId === null) setFaulty(row, `${columnOf(file, 'ownerEmail')}: ${NO_OWNER}`);
    else if (known.has(row.nameKey) && !isAnother)
      setDuplicate(row, 'A business with this name in this place already exists', 'name');
    else if (earlierLine !== undefined && !isAnother)
      setDuplicate(row, `Same name and place as row ${earlierLine}`, 'name-in-file');
    else seen.set(row.nameKey, row.line);
  }
  return judged;
}

/** A row as a business, with the key by which it is found again. */
export function readBusiness(file: ImportedFile, cells: FileRow): JudgedRow<ImportedBusiness> {
  const row = readRow(file, cells, ImportedBusiness, composeBusiness);
  return row.value ? { ...row, nameKey: businessKeyOf(row.value) } : row;
}
