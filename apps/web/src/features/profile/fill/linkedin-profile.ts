import { parse } from 'csv-parse/browser/esm/sync';
import { FileProblem } from './file-problem.ts';
import { fillMessages } from './fill.messages.ts';
import type { Found } from './found.types.ts';
import { addressFields } from './web-addresses.ts';

export const LINKEDIN_TABLES = [
  'Profile.csv',
  'Positions.csv',
  'Skills.csv',
  'Languages.csv',
  'Education.csv',
  'PhoneNumbers.csv',
] as const;
export type LinkedInTable = (typeof LINKEDIN_TABLES)[number];

/** The column by which the header of a table is known: notes may stand above it. */
const HEADER_COLUMNS: Record<LinkedInTable, string> = {
  'Profile.csv': 'First Name',
  'Positions.csv': 'Company Name',
  'Skills.csv': 'Name',
  'Languages.csv': 'Name',
  'Education.csv': 'School Name',
  'PhoneNumbers.csv': 'Number',
};

const ROWS_MAX = 1_000;
const ROW_MAX = 100_000;

type Row = (column: string) => string;

/** The tables of an archive as fields of the form; the position that has not ended is the member's work. */
export function profileOfTables(texts: ReadonlyMap<LinkedInTable, string>): Found {
  const rows = (table: LinkedInTable) => rowsOf(table, texts.get(table) ?? '');
  const profile = rows('Profile.csv')[0] ?? (() => '');
  const position = rows('Positions.csv').find((row) => row('Finished On') === '');
  const headline = profile('Headline');
  return {
    firstName: profile('First Name'),
    lastName: profile('Last Name'),
    jobTitle: position?.('Title') ?? headline,
    company: position?.('Company Name') ?? '',
    industry: profile('Industry'),
    location: profile('Geo Location'),
    phoneNumber: rows('PhoneNumbers.csv')[0]?.('Number') ?? '',
    bio: headline,
    professionalSummary: [profile('Summary'), educationOf(rows('Education.csv'))]
      .filter(Boolean)
      .join('\n\n'),
    skills: namesOf(rows('Skills.csv')),
    languages: namesOf(rows('Languages.csv')),
    ...addressFields(websitesOf(profile('Websites'))),
  };
}

const namesOf = (rows: Row[]) => rows.map((row) => row('Name')).join(', ');

function educationOf(rows: Row[]): string {
  const entries = rows.map((row) => [row('Degree Name'), row('School Name')].filter(Boolean).join(', '));
  return entries.length === 0 ? '' : fillMessages.education(entries.join('; '));
}

/** LinkedIn writes `[PERSONAL:https://ana.test,BLOG:https://blog.test]`. */
const websitesOf = (text: string) =>
  text
    .replaceAll(/^\[|\]$/g, '')
    .split(',')
    .map((entry) => entry.replace(/^\s*(?!https?:)[^:./]*:/i, ''));

function rowsOf(table: LinkedInTable, text: string): Row[] {
  const [header = [], ...rows] = fromHeader(HEADER_COLUMNS[table], cellsOf(table, text));
  const columns = header.map((name) => name.trim());
  return rows.map((cells) => (column) => cells[columns.indexOf(column)]?.trim() ?? '');
}

const fromHeader = (column: string, rows: string[][]) =>
  rows.slice(
    Math.max(
      0,
      rows.findIndex((cells) => cells.some((cell) => cell.trim() === column)),
    ),
  );

function cellsOf(table: LinkedInTable, text: string): string[][] {
  try {
    return parse(text, {
      bom: true,
      relaxColumnCount: true,
      skipEmptyLines: true,
      maxRecordSize: ROW_MAX,
      to: ROWS_MAX,
    });
  } catch {
    throw new FileProblem(fillMessages.problems.damagedTable(table));
  }
}
