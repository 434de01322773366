import { type Options, stringify } from 'csv-stringify/sync';

const FORMAT: Options = {
  record_delimiter: 'windows',
  // A spreadsheet would read a bare \r or \n inside a cell as the end of its line.
  quote_record_delimiter: true,
  // Formula injection: the text is user input, so a cell that a spreadsheet would evaluate gets a leading apostrophe.
  escape_formulas: true,
  // Some spreadsheets drop a leading line feed, which the package does not escape.
  cast: { boolean: String, string: (cell) => (cell.startsWith('\n') ? `'${cell}` : cell) },
};

/** Rows of cells as CSV (RFC 4180). An object becomes JSON; null is an empty cell. */
export const toCsv = (rows: readonly (readonly unknown[])[]): string => stringify([...rows], FORMAT);
