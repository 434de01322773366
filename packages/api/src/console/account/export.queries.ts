import slugify from '@sindresorhus/slugify';
import { CompiledQuery, type Kysely } from 'kysely';
import type { DB } from '@guildhall/db';
import type { MemberContext } from '../../ground/core/context.ts';
import { type CsvDialect, dialectOf, toSpreadsheet } from '../../ground/core/csv.ts';
import type { Community } from '../../ground/settings/community.schema.ts';
import { EXPORT_COLUMNS } from './export-columns.ts';
import { PERSONAL_DATA } from '../erasure/personal-data.ts';
import type { AccountExport } from './account.schema.ts';

type Row = Record<string, unknown>;

type Host = Pick<MemberContext, 'db' | 'services'>;

/** A member's personal data: every table with rows as JSON and CSV, with a guide that names the empty ones, too. */
export async function exportMember({ db, services }: Host, id: number): Promise<AccountExport> {
  const community = await services.community.get();
  const tables = new Map<string, Row[]>();
  tables.set('account', await rowsOf(db, 'users', ['id'], id));
  for (const [table, columns] of exportedTables())
    tables.set(table.replace(/^ops\./, ''), await rowsOf(db, table, columns, id));
  return pack(community, tables, [String(id)]);
}

/** What is stored of somebody who applied. */
export async function exportApplicant({ db, services }: Host, id: number): Promise<AccountExport> {
  const community = await services.community.get();
  const { rows } = await db.executeQuery<Row>(
    CompiledQuery.raw(
      `select id, email, first_name, last_name, profile, answers, conversation, status, suspicions, confirmed_at,
         decided_at, created_at from applicants where id = $1`,
      [id],
    ),
  );
  return pack(community, new Map([['application', rows]]), ['application', String(id)]);
}

function pack(community: Community, tables: Map<string, Row[]>, words: string[]): AccountExport {
  const dialect = dialectOf(community);
  const now = new Date();
  const files = [...tables]
    .filter(([, rows]) => rows.length > 0)
    .flatMap(([name, rows]) => [
      { name: `${name}.csv`, text: sheetOf(rows, dialect) },
      { name: `${name}.json`, text: `${JSON.stringify(rows, null, 2)}\n` },
    ]);
  return {
    fileName: `${slugify([community.name, ...words].join(' ')) || 'data'}-${now.toISOString().slice(0, 10)}.zip`,
    files: [{ name: 'README.txt', text: guide(community.name, tables, now) }, ...files],
  };
}

function sheetOf(rows: Row[], dialect: CsvDialect): string {
  const columns = [...new Set(rows.flatMap((row) => Object.keys(row)))];
  return toSpreadsheet([columns, ...rows.map((row) => columns.map((column) => row[column]))], dialect);
}

/** Each table once, with every column that may hold the member's id. */
function exportedTables(): Map<string, string[]> {
  const tables = new Map<string, string[]>();
  for (const { table, column, exported } of PERSONAL_DATA)
    if (exported) tables.set(table, [...(tables.get(table) ?? []), column]);
  return tables;
}

async function rowsOf(db: Kysely<DB>, table: string, columns: string[], userId: number): Promise<Row[]> {
  const shape = EXPORT_COLUMNS[table];
  if (!shape) throw new Error(`The export does not know what to show of ${table}`);
  const { shown = {}, where = 'true' } = shape;
  const values = shape.columns.map((column) => `'${column}', ${shown[column] ?? `held.${column}`}`);
  // A row that refers to the member twice appears once.
  const own = columns.map((column) => `held.${column} = $1`).join(' or ');
  const { rows } = await db.executeQuery<{ held: string }>(
    CompiledQuery.raw(
      `select json_build_object(${values.join(', ')})::text as held
       from ${table} as held where (${own}) and (${where})`,
      [userId],
    ),
  );
  return rows.map(({ held }) => parseRow(held));
}

function parseRow(text: string): Row {
  const row: unknown = JSON.parse(text);
  return typeof row === 'object' && row !== null ? { ...row } : {};
}

function guide(siteName: string, tables: Map<string, Row[]>, now: Date): string {
  const filled = [...tables].filter(([, rows]) => rows.length > 0);
  const empty = [...tables.keys()].filter((name) => tables.get(name)?.length === 0);
  return [
    `Your data at ${siteName}`,
    `as of ${now.toISOString()}`,
    '',
    'What is in this folder:',
    ...filled.map(([name, { length }]) => `  ${name}: ${length} ${length === 1 ? 'entry' : 'entries'}`),
    '',
    'Every file is there twice, with the same content: .csv for spreadsheets, .json for programs.',
    'account or application holds what you entered about yourself. All other files are lists.',
    'Other members appear by their number only, as they appear in /profile/<number>.',
    '',
    ...(empty.length > 0
      ? ['Nothing is stored of you in:', ...empty.map((name) => `  ${inWords(name)}`), '']
      : []),
    'Left out: your password and what your sign-in codes are made from; what is computed from the rest for searching; and what',
    'the site does not show you either, such as whether someone has read your message.',
    '',
  ].join('\n');
}

const inWords = (table: string) => table.replaceAll('_', ' ');
