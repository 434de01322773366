import type { z } from 'zod';
import type { CellPlace, CleanCell } from './cells/cell.types.ts';
import { foldText } from '../../ground/values/fold-text.ts';
import { cleanCell } from './cells/clean-cell.ts';
import { regionOf } from '../../ground/values/countries.ts';
import {
  type FieldChange,
  ImportField,
  type ImportMapping,
  type ImportOptions,
  type RowDecision,
  type RowOutcome,
} from './imports.schema.ts';
import { type FileRow, truncate } from './reading/table.ts';

/** A file whose rows are judged. */
export type ImportedFile = {
  id: number;
  createdBy: number | null;
  columns: readonly string[];
  mapping: ImportMapping;
  options: ImportOptions;
  /** Where the community is: what a row does not say. */
  place: { country: string; region?: string | undefined; timeZone: string; dateLocale?: string };
  /** Whether the day comes first in the column of first days: 01/02/2003; undefined when nothing says so. */
  isDayFirst?: boolean | undefined;
};

/** A row with what becomes of it, and the columns by which it is found again. */
export type JudgedRow<Value = unknown> = FileRow & {
  outcome: Extract<RowOutcome, 'new' | 'change' | 'unchanged' | 'duplicate' | 'faulty'>;
  reason: string | null;
  /** What was understood in a way that somebody should look at. */
  notes: string[];
  email: string | null;
  nameKey: string | null;
  membershipNumber: string | null;
  /** Whom a row is about, so that it is erased with their account. */
  userId: number | null;
  /** What is to be created, or what a change takes values from; null for any other outcome. */
  value: Value | null;
  /** The fields whose cells are not blank. */
  given: readonly string[];
  /** What the row has in common with whom it repeats. */
  match: RowMatch | null;
  /** What an update replaces, and what stays. */
  changes: FieldChange[];
  endsMembership: boolean;
};

export type RowMatch = 'number' | 'email' | 'name' | 'email-in-file' | 'name-in-file';

/** Whether an update replaces the value: it does not where that is the member's own. */
export const isReplaced = ({ stays }: FieldChange): boolean => stays === undefined;

/** A row of a file with what an administrator decided about it. */
export type StoredRow = FileRow & { decision: RowDecision | null };

/** A row as it is stored after it was judged or created. */
export type WrittenRow = Omit<JudgedRow, 'outcome' | 'cells' | 'value' | 'given'> & {
  outcome: JudgedRow['outcome'] | 'created' | 'changed';
  businessId?: number;
};

const UNKNOWN = {
  email: null,
  nameKey: null,
  membershipNumber: null,
  userId: null,
  value: null,
  match: null,
  changes: [],
};

const EMAIL_MAX = 254;
const NUMBER_MAX = 40;
/** Bound of the texts that a row stores. */
const TEXT_MAX = 500;
const truncated = (words: string): string => truncate(words, TEXT_MAX);

/** Names, compared without accents, case and punctuation. Some letters fold into eighteen. */
export const foldedKey = (...words: string[]): string =>
  truncated(words.map((word) => foldText(word).replaceAll(' ', '')).join('|'));

/** The cells of a row by field. */
export type Fields = Partial<Record<ImportField, string>>;
/** Puts together what several columns say, and adds what somebody should look at to the notes. */
export type Compose = (fields: Fields, file: ImportedFile, notes: string[]) => Fields;

/** What stays of a member whom a row is about, where the row's own field can't be read. */
export type Staying = Partial<Record<string, Fields>>;

/** Reads the cells of a row; what else there is, is not asked. */
export function readRow<Value>(
  file: ImportedFile,
  { line, cells }: FileRow,
  schema: z.ZodType<Value>,
  compose: Compose,
  staying: Staying = {},
): JudgedRow<Value> {
  const row: JudgedRow<Value> = {
    ...UNKNOWN,
    line,
    cells,
    outcome: 'new',
    reason: null,
    notes: [],
    given: [],
    endsMembership: false,
  };
  if (cells.length > file.columns.length)
    return withFault(row, `The row has ${cells.length} columns instead of ${file.columns.length}`);
  const { fields, faults, notes } = readCells(file, cells);
  const composed = compose(fields, file, notes);
  row.notes = notes.map(truncated);
  row.given = Object.entries(composed).flatMap(([field, value]) => (value ? field : []));
  const parsed = schema.safeParse(composed);
  if (parsed.success && faults.length === 0) return { ...row, value: parsed.data };
  const unread = new Set(faults.map(({ field }) => field));
  const reasons = (parsed.error?.issues ?? [])
    .map(({ path, message }) => ({ field: String(path[0]), message }))
    .filter(({ field }) => !unread.has(field));
  const all = [...faults, ...reasons];
  const complete = schema.safeParse(Object.assign({}, composed, ...all.map(({ field }) => staying[field])));
  if (complete.success && all.every(({ field }) => staying[field]))
    return { ...row, value: complete.data, notes: [...row.notes, ...notesOf(file, all, staying)] };
  const words = all.map(({ field, message }) => `${columnOf(file, field)}: ${message}`);
  // The address is found again when its member is erased, and the number may be that of a member.
  return {
    ...withFault(row, [...new Set(words)].join('. ')),
    email: fields.email?.toLowerCase().slice(0, EMAIL_MAX) ?? null,
    membershipNumber: composed.membershipNumber?.slice(0, NUMBER_MAX) ?? null,
  };
}

type Fault = { field: string; message: string };

/** Says of each fault what stays instead; of a name once. */
function notesOf(file: ImportedFile, faults: Fault[], staying: Staying): string[] {
  const notes = new Map<string, string>();
  for (const { field, message } of faults) {
    const stays = Object.values(staying[field] ?? {})
      .join(' ')
      .trim();
    if (!notes.has(stays)) notes.set(stays, `${columnOf(file, field)}: ${message}, so “${stays}” stays`);
  }
  return [...notes.values()].map(truncated);
}

/** The cells by field, without the blank ones. */
function readCells(file: ImportedFile, cells: string[]) {
  const fields: Fields = {};
  const more: Fields = {};
  const faults: Fault[] = [];
  const notes: string[] = [];
  const place = placeOf(file, cells);
  for (const [name, columnIndex] of Object.entries({ ...file.options.otherwise, ...file.mapping })) {
    const field = ImportField.parse(name);
    const first = cleanCell(field, cells[columnIndex] ?? '', place);
    const second = first.value === '' ? readSecond(file, field, cells, place) : undefined;
    const { value, note, fault } = second ?? first;
    if (value !== '') fields[field] = value;
    if (note !== undefined) notes.push(`${columnOf(file, field)}: ${note}`);
    if (fault !== undefined) faults.push({ field, message: fault });
    Object.assign(more, (second ?? first).more);
  }
  return { fields: { ...more, ...fields }, faults, notes };
}

/** The cell that stands in for a blank or spoiled one; undefined when it is no better. */
function readSecond(
  { columns, options }: ImportedFile,
  field: ImportField,
  cells: string[],
  place: CellPlace,
): CleanCell | undefined {
  const column = options.otherwise[field];
  const second = column === undefined ? undefined : cleanCell(field, cells[column] ?? '', place);
  if (column === undefined || !second || second.value === '' || second.fault !== undefined) return undefined;
  return { ...second, note: second.note ?? `${second.value} is used, of “${columns[column] ?? ''}”` };
}

/** Where a row is: in the country of its own column, else in the community's. */
function placeOf({ mapping, place }: ImportedFile, cells: string[]): CellPlace {
  const own = mapping.country === undefined ? undefined : regionOf(cells[mapping.country] ?? '');
  return {
    region: own ?? place.region,
    isAbroad: ![place.region, undefined].includes(own) && place.region !== undefined,
  };
}

function withFault<Row extends JudgedRow>(row: Row, reason: string): Row {
  setFaulty(row, reason);
  return row;
}

export function setFaulty(row: JudgedRow, reason: string): void {
  const { email, membershipNumber } = row;
  Object.assign(row, UNKNOWN, { email, membershipNumber, outcome: 'faulty', reason: truncated(reason) });
}

export function setDuplicate(row: JudgedRow, reason: string, match: RowMatch): void {
  Object.assign(row, { outcome: 'duplicate', reason, match, value: null });
}

/** The header of the column that a field was read from. */
export function columnOf({ columns, mapping, options }: ImportedFile, field: string): string {
  const columnIndex = Object.entries({ ...options.otherwise, ...mapping }).find(
    ([name]) => name === field,
  )?.[1];
  return (columnIndex === undefined ? undefined : columns[columnIndex]) ?? NAMES[field] ?? 'Name';
}

/** What a field without a column of its own is called. */
const NAMES: Record<string, string> = { email: 'Email', lastName: 'Last name' };
