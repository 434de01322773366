import type { z } from 'zod';
import { unescapeFormulas } from '../../ground/core/csv.ts';
import type { ImportMapping, RowOutcome } from './imports.schema.ts';
import type { FileRow } from './read-file.ts';

/** A file whose rows are judged. */
export type ImportedFile = {
  id: number;
  createdBy: number | null;
  columns: readonly string[];
  mapping: ImportMapping;
};

/** A row with what becomes of it, and the columns by which it is found again. */
export type JudgedRow<Value = unknown> = FileRow & {
  outcome: Extract<RowOutcome, 'new' | 'duplicate' | 'faulty'>;
  reason: string | null;
  email: string | null;
  nameKey: string | null;
  membershipNumber: string | null;
  /** Whom a row is about, so that it is erased with their account. */
  userId: number | null;
  /** What is to be created; null for any other outcome. */
  value: Value | null;
};

/** A row as it is stored after it was judged or created. */
export type WrittenRow = Omit<JudgedRow, 'outcome' | 'cells' | 'value'> & {
  outcome: JudgedRow['outcome'] | 'created';
  businessId?: number;
};

const UNKNOWN = { email: null, nameKey: null, membershipNumber: null, userId: null, value: null };

/** Bound of the texts that a row stores. */
const TEXT_MAX = 500;
/** Cut between characters: the database refuses half a surrogate pair in JSON. */
const truncate = (words: string): string => Array.from(words).slice(0, TEXT_MAX).join('');

/** Names, compared without accents, case and punctuation. Some letters fold into eighteen. */
export function foldedKey(...words: string[]): string {
  const folded = words.map((word) =>
    word
      .normalize('NFKD')
      .replaceAll(/[^\p{L}\p{N}]/gu, '')
      .toLowerCase(),
  );
  return truncate(folded.join('|'));
}

/** Reads the cells of a row; what else there is, is not asked. */
export function readRow<Value>(
  file: ImportedFile,
  { line, cells }: FileRow,
  schema: z.ZodType<Value>,
): JudgedRow<Value> {
  const row: JudgedRow<Value> = { ...UNKNOWN, line, cells, outcome: 'new', reason: null };
  if (cells.length !== file.columns.length)
    return withFault(row, `The row has ${cells.length} columns instead of ${file.columns.length}`);
  const fields = fieldsOf(file.mapping, cells);
  const formula = Object.entries(fields).find(([, cell]) => cell.startsWith('='));
  if (formula) return withFault(row, `${columnOf(file, formula[0])}: contains a formula instead of a value`);
  const parsed = schema.safeParse(fields);
  if (parsed.success) return { ...row, value: parsed.data };
  const reasons = parsed.error.issues.map(
    ({ path, message }) => `${columnOf(file, String(path[0]))}: ${message}`,
  );
  return withFault(row, [...new Set(reasons)].join('. '));
}

function withFault<Row extends JudgedRow>(row: Row, reason: string): Row {
  setFaulty(row, reason);
  return row;
}

export function setFaulty(row: JudgedRow, reason: string): void {
  Object.assign(row, UNKNOWN, { outcome: 'faulty', reason: truncate(reason) });
}

export function setDuplicate(row: JudgedRow, reason: string): void {
  Object.assign(row, { outcome: 'duplicate', reason, value: null });
}

/** The header of the column that a field was read from. */
export function columnOf({ columns, mapping }: ImportedFile, field: string): string {
  const columnIndex = Object.entries(mapping).find(([name]) => name === field)?.[1];
  return (columnIndex === undefined ? undefined : columns[columnIndex]) ?? 'Name';
}

/** The cells by field, without the blank ones. */
function fieldsOf(mapping: ImportMapping, cells: string[]): Record<string, string> {
  const fields: Record<string, string> = {};
  for (const [field, columnIndex] of Object.entries(mapping)) {
    const cell = unescapeFormulas(cells[columnIndex] ?? '').trim();
    if (cell !== '') fields[field] = cell;
  }
  return fields;
}
