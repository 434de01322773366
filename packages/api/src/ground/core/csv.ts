import { type Options, stringify } from 'csv-stringify/sync';
import { formatsOf } from '../settings/formats.schema.ts';
import { decimalSignOf } from '../settings/typed-amounts.policy.ts';

/** How a file separates cells, and writes what is no whole number. */
export type CsvDialect = { delimiter: string; decimalSign: string };
const COMMAS: CsvDialect = { delimiter: ',', decimalSign: '.' };

/** Makes spreadsheets detect UTF-8. */
const BOM = '\u{feff}';

/**
 * What may stand between the beginning of a cell and the sign that makes it a formula. It includes the apostrophe, so
 * that one which is part of the text survives `unescapeFormulas`, and no line break or tab, which begin a cell
 * themselves and would make the search quadratic.
 */
const FORMULA = String.raw`[['"\s]--[\t\r\n]]*[=+\-@\uFF1D\uFF0B\uFF0D\uFF20]`;
/** Some spreadsheets drop these at the beginning of a cell, and read what follows. */
const DROPPED = String.raw`'*[\t\r\n]`;

const FORMULA_START = new RegExp(`^(?=${DROPPED})|(?<=^|[;,\\|\\t\\r\\n])(?=${FORMULA})`, 'gv');
const ESCAPED_START = new RegExp(`^'(?=${DROPPED})|(?<=^|[;,\\|\\t\\r\\n])'(?=${FORMULA})`, 'gv');

/**
 * Puts an apostrophe before everything that a spreadsheet would evaluate. Many split a file at semicolons or tabs
 * whatever it was written with, so not only the beginning of our cells is one.
 */
const escapeFormulas = (text: string): string => text.replaceAll(FORMULA_START, "'");

/** The text of a cell of our own files: the reverse of what `toCsv` does against formulas. */
export const unescapeFormulas = (cell: string): string => cell.replaceAll(ESCAPED_START, '');

const FORMAT: Options = {
  record_delimiter: 'windows',
  // A spreadsheet would read a bare \r or \n inside a cell as the end of its line.
  quote_record_delimiter: true,
  cast: {
    boolean: String,
    string: escapeFormulas,
    object: (value) => escapeFormulas(JSON.stringify(value)),
  },
};

type CsvRows = readonly (readonly unknown[])[];

/** Rows of cells as CSV (RFC 4180), without a formula at any usual delimiter. An object becomes JSON; null is an empty cell. */
export const toCsv = (rows: CsvRows, { delimiter, decimalSign } = COMMAS): string =>
  stringify([...rows], {
    ...FORMAT,
    delimiter,
    cast: { ...FORMAT.cast, number: (value) => String(value).replace('.', decimalSign) },
  });

/**
 * Where numbers have a decimal comma, spreadsheets expect semicolons between the cells. The community's setting decides
 * and not the reader's browser, so that a file is the same for everyone. A line `sep=;` would make Excel ignore the BOM.
 */
export function dialectOf(community: Parameters<typeof formatsOf>[0]): CsvDialect {
  const decimalSign = decimalSignOf(formatsOf(community));
  return decimalSign === ',' ? { delimiter: ';', decimalSign } : COMMAS;
}

/** The beginning of a file that a spreadsheet of the community opens with one cell in each column. */
export const toSpreadsheet = (rows: CsvRows, dialect: CsvDialect): string => BOM + toCsv(rows, dialect);
