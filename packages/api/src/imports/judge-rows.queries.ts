import type { Kysely } from 'kysely';
import type { DB } from '@guildhall/db';
import {
  cut,
  findEarlier,
  findKnown,
  foldedKey,
  keysOf,
  numberKeyOf,
  personKeysOf,
} from './known-people.queries.ts';
import type { FileRow } from './read-file.ts';
import {
  IMPORT_FIELDS,
  type ImportField,
  type ImportMapping,
  ImportedMember,
  type RowOutcome,
} from './imports.schema.ts';

/** A row with what becomes of it; a row to be created has its member. */
export type JudgedRow = FileRow & {
  outcome: Extract<RowOutcome, 'new' | 'duplicate' | 'faulty'>;
  reason: string | null;
  email: string | null;
  nameKey: string | null;
  membershipNumber: string | null;
  member: ImportedMember | null;
  /** Whom a duplicate row is about, so that it is erased with their account. */
  userId: number | null;
};

type Import = { id: number; columns: readonly string[]; mapping: ImportMapping };

/**
 * Decides what becomes of rows: the dry run and the run both do, so that they cannot disagree. A row is a duplicate
 * of a member, or of an earlier row of the file, with the same address, or the same name and company. A membership
 * number that belongs to another person is a fault.
 */
export async function judgeRows(db: Kysely<DB>, file: Import, rows: FileRow[]): Promise<JudgedRow[]> {
  const judged = rows.map((row) => judgeAlone(file, row));
  const known = await findKnown(db, judged);
  const before = Math.min(...rows.map(({ line }) => line));
  const seen = await findEarlier(db, file.id, before, judged);
  for (const row of judged) {
    if (row.outcome !== 'new') continue;
    const keys = personKeysOf(row);
    const numberKey = numberKeyOf(row);
    const same = keys.find((key) => known.has(key));
    const earlierLine = keys.flatMap((key) => seen.get(key) ?? [])[0];
    if (same !== undefined) {
      const what = same.startsWith('email:') ? 'this email address' : 'this name and company';
      setDuplicate(row, `A member with ${what} already exists`);
      row.userId = known.get(same) ?? null;
    } else if (earlierLine !== undefined) setDuplicate(row, `Same person as line ${earlierLine}`);
    else if (known.has(numberKey)) setFaulty(file, row, 'another member has this number');
    else if (seen.has(numberKey)) setFaulty(file, row, `same number as line ${seen.get(numberKey)}`);
    for (const key of keysOf(row)) if (!seen.has(key)) seen.set(key, row.line);
  }
  return judged;
}

function setDuplicate(row: JudgedRow, reason: string): void {
  row.outcome = 'duplicate';
  row.reason = reason;
  row.member = null;
}

const UNKNOWN = { email: null, nameKey: null, membershipNumber: null, member: null, userId: null };

function setFaulty(file: Import, row: JudgedRow, problem: string): void {
  const reason = cut(`${columnOf(file, 'membershipNumber')}: ${problem}`);
  Object.assign(row, UNKNOWN, { outcome: 'faulty', reason });
}

function judgeAlone(file: Import, { line, cells }: FileRow): JudgedRow {
  const faulty = (reason: string): JudgedRow => ({
    ...UNKNOWN,
    line,
    cells,
    outcome: 'faulty',
    reason: cut(reason),
  });
  if (cells.length !== file.columns.length)
    return faulty(`The row has ${cells.length} columns instead of ${file.columns.length}`);
  const fields = fieldsOf(file.mapping, cells);
  const formula = Object.entries(fields).find(([, cell]) => cell.startsWith('='));
  if (formula) return faulty(`${columnOf(file, formula[0])}: contains a formula instead of a value`);
  const parsed = ImportedMember.safeParse(fields);
  if (!parsed.success) {
    const reasons = parsed.error.issues.map(
      ({ path, message }) => `${columnOf(file, String(path[0]))}: ${message}`,
    );
    return faulty([...new Set(reasons)].join('. '));
  }
  const member = parsed.data;
  const { email, membershipNumber } = member;
  const nameKey = member.company ? foldedKey(member.firstName, member.lastName, member.company) : null;
  return {
    line,
    cells,
    outcome: 'new',
    reason: null,
    email,
    nameKey,
    membershipNumber,
    member,
    userId: null,
  };
}

const columnOf = ({ columns, mapping }: Import, field: string) => {
  const columnIndex = Object.entries(mapping).find(([name]) => name === field)?.[1];
  const column = columnIndex === undefined ? undefined : columns[columnIndex];
  return column ?? (field === 'email' ? 'Email' : 'Name');
};

/** The cells by field. An apostrophe before a sign is what our own exports write against formulas. */
function fieldsOf(mapping: ImportMapping, cells: string[]): Partial<Record<ImportField, string>> {
  const fields: Partial<Record<ImportField, string>> = {};
  for (const field of IMPORT_FIELDS) {
    const columnIndex = mapping[field];
    const cell =
      columnIndex === undefined ? '' : (cells[columnIndex] ?? '').replace(/^'(?=[=+\-@])/, '').trim();
    if (cell !== '') fields[field] = cell;
  }
  const { fullName, ...rest } = fields;
  if (fullName === undefined) return rest;
  const at = fullName.lastIndexOf(' ');
  return { firstName: fullName.slice(0, Math.max(at, 0)), lastName: fullName.slice(at + 1), ...rest };
}
