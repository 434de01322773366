import type { Kysely } from 'kysely';
import type { DB } from '@guildhall/db';
import {
  type ImportedFile,
  type JudgedRow,
  type StoredRow,
  columnOf,
  isReplaced,
  readRow,
  setDuplicate,
  setFaulty,
} from '../judge-row.ts';
import type { FileRow } from '../reading/table.ts';
import { changesOf } from './business-changes.ts';
import { composeBusiness } from './compose-business.ts';
import { ImportedBusiness } from './imported-business.schema.ts';
import {
  type KnownBusiness,
  businessKeyOf,
  findEarlierBusinesses,
  findKnownBusinesses,
  findOwners,
} from './known-businesses.queries.ts';

const NO_OWNER = 'no member has this email address';
const KNOWN = 'A business with this name in this place already exists';

/** A row with the business that it is about. */
export type JudgedBusiness = JudgedRow<ImportedBusiness> & { known?: KnownBusiness };

/**
 * Decides what becomes of rows. A row is about a business, or repeats an earlier row of the file, with the same name in
 * the same place. A new one belongs to the member whose address it has, or without one to who uploaded the file.
 */
export async function judgeBusinesses(
  db: Kysely<DB>,
  file: ImportedFile,
  rows: StoredRow[],
): Promise<JudgedBusiness[]> {
  const judged: JudgedBusiness[] = rows.map((row) => readBusiness(file, row));
  const businesses = judged.flatMap(({ value }) => value ?? []);
  const owners = await findOwners(
    db,
    businesses.flatMap(({ ownerEmail }) => ownerEmail ?? []),
  );
  const known = await findKnownBusinesses(db, file.createdBy, businesses);
  const before = Math.min(...rows.map(({ line }) => line));
  const seen = await findEarlierBusinesses(db, file.id, before, businesses.map(businessKeyOf));
  for (const [index, row] of judged.entries()) {
    if (!row.value || row.nameKey === null) continue;
    const { nameKey } = row;
    const { ownerEmail } = row.value;
    row.userId = (ownerEmail === undefined ? file.createdBy : owners.get(ownerEmail)) ?? null;
    if (row.userId === null) setFaulty(row, `${columnOf(file, 'ownerEmail')}: ${NO_OWNER}`);
    else judgeBusiness(file, row, rows[index]?.decision ?? null, known.get(nameKey), seen.get(nameKey));
    if (row.nameKey !== null && !seen.has(nameKey)) seen.set(nameKey, row.line);
  }
  return judged;
}

function judgeBusiness(
  file: ImportedFile,
  row: JudgedBusiness,
  decision: StoredRow['decision'],
  known: KnownBusiness | undefined,
  earlierLine: number | undefined,
): void {
  if (decision === 'import') return;
  const isUpdate = decision === 'update' || (decision === null && file.options.existing === 'update');
  if (known && !isUpdate) setDuplicate(row, KNOWN, 'name');
  else if (earlierLine !== undefined)
    setDuplicate(row, `Same name and place as row ${earlierLine}`, 'name-in-file');
  else if (known) setChange(file, row, known);
}

function setChange(file: ImportedFile, row: JudgedBusiness, known: KnownBusiness): void {
  const { value, given } = row;
  if (!value) return;
  if (value.ownerEmail !== undefined && row.userId !== known.ownerId)
    row.notes.push(
      `${columnOf(file, 'ownerEmail')}: the business belongs to another member, who stays its owner`,
    );
  row.userId = known.ownerId;
  setDuplicate(row, KNOWN, 'name');
  row.changes = changesOf(value, given, known, file);
  if (!row.changes.some(isReplaced)) return void Object.assign(row, { outcome: 'unchanged', reason: null });
  Object.assign(row, { outcome: 'change', reason: null, value, known });
}

/** A row as a business, with the key by which it is found again. */
export function readBusiness(file: ImportedFile, cells: FileRow): JudgedRow<ImportedBusiness> {
  const row = readRow(file, cells, ImportedBusiness, composeBusiness);
  return row.value ? { ...row, nameKey: businessKeyOf(row.value) } : row;
}
