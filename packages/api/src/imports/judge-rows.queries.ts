import { type Kysely, sql } from 'kysely';
import type { DB } from '@guildhall/db';
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
  member: ImportedMember | null;
  /** Whom a duplicate row is about, so that it is erased with their account. */
  userId: number | null;
};

/** Bound of the texts that a row stores. */
const TEXT_MAX = 500;
/** Cut between characters: the database refuses half a surrogate pair in JSON. */
const cut = (words: string) => Array.from(words).slice(0, TEXT_MAX).join('');

type Import = { id: number; columns: readonly string[]; mapping: ImportMapping };

/**
 * Decides what becomes of rows: the dry run and the run both do, so that they cannot disagree. A row is a duplicate
 * of a member, or of an earlier row of the file, with the same address, or the same name and company.
 */
export async function judgeRows(db: Kysely<DB>, file: Import, rows: FileRow[]): Promise<JudgedRow[]> {
  const judged = rows.map((row) => judgeAlone(file, row));
  const emails = judged.flatMap(({ email }) => email ?? []);
  const keys = judged.flatMap(({ nameKey }) => nameKey ?? []);
  const known = await findKnown(db, judged);
  const lines = rows.map(({ line }) => line);
  const earlier = await findEarlier(db, file.id, { before: Math.min(...lines), emails, keys });
  const seen = new Map<string, number>();
  for (const [key, line] of earlier) seen.set(key, line);
  for (const row of judged) {
    if (row.outcome !== 'new') continue;
    const own = [`email:${row.email}`];
    if (row.nameKey !== null) own.push(`name:${row.nameKey}`);
    const same = own.find((key) => known.has(key));
    const earlierLine = own.flatMap((key) => seen.get(key) ?? [])[0];
    for (const key of own) if (!seen.has(key)) seen.set(key, row.line);
    if (same !== undefined) {
      const what = same.startsWith('email:') ? 'this email address' : 'this name and company';
      setDuplicate(row, `A member with ${what} already exists`);
      row.userId = known.get(same) ?? null;
    } else if (earlierLine !== undefined) setDuplicate(row, `Same person as line ${earlierLine}`);
  }
  return judged;
}

function setDuplicate(row: JudgedRow, reason: string): void {
  row.outcome = 'duplicate';
  row.reason = reason;
  row.member = null;
}

function judgeAlone({ columns, mapping }: Import, { line, cells }: FileRow): JudgedRow {
  const faulty = (reason: string): JudgedRow => ({
    line,
    cells,
    outcome: 'faulty',
    reason: cut(reason),
    email: null,
    nameKey: null,
    member: null,
    userId: null,
  });
  if (cells.length !== columns.length)
    return faulty(`The row has ${cells.length} columns instead of ${columns.length}`);
  const fields = fieldsOf(mapping, cells);
  const formula = Object.entries(fields).find(([, cell]) => cell.startsWith('='));
  if (formula)
    return faulty(`${columnOf(columns, mapping, formula[0])}: contains a formula instead of a value`);
  const parsed = ImportedMember.safeParse(fields);
  if (!parsed.success) {
    const reasons = parsed.error.issues.map(
      ({ path, message }) => `${columnOf(columns, mapping, String(path[0]))}: ${message}`,
    );
    return faulty([...new Set(reasons)].join('. '));
  }
  const member = parsed.data;
  const nameKey = member.company ? keyOf(member.firstName, member.lastName, member.company) : null;
  return { line, cells, outcome: 'new', reason: null, email: member.email, nameKey, member, userId: null };
}

const columnOf = (columns: readonly string[], mapping: ImportMapping, field: string) => {
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

/** A name and company, compared without accents, case and punctuation. Some letters fold into eighteen. */
function keyOf(...words: string[]): string {
  const folded = words.map((word) =>
    word
      .normalize('NFKD')
      .replaceAll(/[^\p{L}\p{N}]/gu, '')
      .toLowerCase(),
  );
  return cut(folded.join('|'));
}

/** Members of one name that are compared: more are hardly at one company. */
const SAME_NAME = 100;
const KNOWN = sql`id, users.email, first_name as "firstName", last_name as "lastName", company`;

/** Looked up one by one, so that no index is passed over for a scan of all members. */
async function findKnown(db: Kysely<DB>, judged: JudgedRow[]): Promise<Map<string, number>> {
  const emails = judged.flatMap(({ email }) => email ?? []);
  const names = judged.flatMap(({ member }) =>
    member?.company ? `${member.firstName} ${member.lastName}` : [],
  );
  const { rows } = await sql<{
    id: number;
    email: string;
    firstName: string;
    lastName: string;
    company: string | null;
  }>`
    select found.* from unnest(${emails}::text[]) as asked(email)
    cross join lateral (
      select ${KNOWN} from users where users.email = asked.email and erased_at is null limit 1) as found
    union all
    select found.* from unnest(${names}::text[]) as asked(name)
    cross join lateral (
      select ${KNOWN} from users where search_name = public.fold_text(asked.name) and erased_at is null
      limit ${SAME_NAME}) as found
  `.execute(db);
  const known = new Map<string, number>();
  for (const { id, email, firstName, lastName, company } of rows) {
    known.set(`email:${email}`, id);
    if (company) known.set(`name:${keyOf(firstName, lastName, company)}`, id);
  }
  return known;
}

async function findEarlier(
  db: Kysely<DB>,
  importId: number,
  { before, emails, keys }: { before: number; emails: string[]; keys: string[] },
): Promise<Map<string, number>> {
  const { rows } = await sql<{ key: string; line: number }>`
    select 'email:' || email as key, min(line) as line from member_import_rows
    where import_id = ${importId} and line < ${before} and email = any(${emails}::text[]) group by email
    union all
    select 'name:' || name_key, min(line) from member_import_rows
    where import_id = ${importId} and line < ${before} and name_key = any(${keys}::text[]) group by name_key
  `.execute(db);
  return new Map(rows.map(({ key, line }) => [key, line]));
}
