import { parse } from 'csv-parse/sync';

export const DELIMITERS = [',', ';', '\t', '|'];
const BEGINS_FORMULA = /^["\s]*[=+\-@\uFF1D\uFF0B\uFF0D\uFF20]/u;

/** The cells of a CSV file that begin a formula, whether or not a spreadsheet takes quotes for the bounds of a cell. */
export const formulasIn = (csv: string, delimiters: readonly string[] = DELIMITERS): string[] =>
  delimiters.flatMap((delimiter) =>
    [{ relax_quotes: true, skip_records_with_error: true }, { quote: false as const }]
      .flatMap((quotes) => parse(csv, { delimiter, bom: true, relax_column_count: true, ...quotes }).flat())
      .filter((cell) => BEGINS_FORMULA.test(cell)),
  );
