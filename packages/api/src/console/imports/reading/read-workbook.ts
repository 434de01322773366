import { type CellAddress, type CellObject, SSF, type WorkBook, type WorkSheet, read } from '@e965/xlsx';
import { FileProblem, fileProblems } from './file-problem.ts';
import type { Bounds, ReadRows } from './table.ts';
import { checkArchive } from './check-archive.ts';

/** Sheets that are looked into for one with a list. */
const SHEETS_MAX = 50;
/** Rows that are read of a sheet: titles, blank rows and remarks beside those that an import can have. */
const SPARE_ROWS = 5_000;
/** Rows that a merged cell can be over; beyond that, it is a frame and no value. */
const MERGED_MAX = 200;

/**
 * The rows of a sheet: the chosen one, or the first with at least a row of two cells.
 * @throws {FileProblem} when it is no workbook, a damaged one, or one that would inflate beyond its bounds
 */
export async function readWorkbook(
  bytes: Uint8Array,
  chosen: string | undefined,
  bounds: Bounds,
): Promise<ReadRows> {
  await checkArchive(bytes);
  const names = sheetNames(bytes).slice(0, SHEETS_MAX);
  const book = readSheets(bytes, names, bounds);
  const sheets = names.filter((name) => hasList(book.Sheets[name]));
  const sheet = chosen === undefined ? sheets[0] : sheets.find((name) => name === chosen);
  if (sheet === undefined) throw new FileProblem(fileProblems.noSheet);
  return { sheet, rows: textsOf(book, sheet), firstLine: 1, sheets, encoding: null, delimiter: null };
}

function orDamaged<Result>(work: () => Result): Result {
  try {
    return work();
  } catch (error) {
    if (error instanceof FileProblem) throw error;
    const isEncrypted = error instanceof Error && /encrypt|password/i.test(error.message);
    throw new FileProblem(isEncrypted ? fileProblems.encrypted : fileProblems.damaged);
  }
}

function sheetNames(bytes: Uint8Array): string[] {
  const { SheetNames: names, Workbook: workbook } = orDamaged(() => read(bytes, { bookSheets: true }));
  const visible = names.filter((_, index) => !workbook?.Sheets?.[index]?.Hidden);
  return visible.length > 0 ? visible : names;
}

/** All at once: strings and styles, which the sheets share, are read each time. */
const readSheets = (bytes: Uint8Array, names: string[], bounds: Bounds): WorkBook =>
  orDamaged(() =>
    read(bytes, {
      sheets: names,
      dense: true,
      cellNF: true,
      cellFormula: false,
      cellHTML: false,
      sheetRows: bounds.rows + SPARE_ROWS,
    }),
  );

type Row = (CellObject | undefined)[];

const rowsOf = (sheet: WorkSheet | undefined): Row[] => sheet?.['!data'] ?? [];

/** The columns with cells. A row can have one in its first column and the next in its 16,384th. */
const columnsOf = (row: Row | undefined) => Object.keys(row ?? []).map(Number);

const hasList = (sheet: WorkSheet | undefined): boolean =>
  rowsOf(sheet).some((row) => columnsOf(row).filter((column) => isFilled(row[column])).length > 1);

const isFilled = (cell: CellObject | undefined) => cell !== undefined && textOf(cell, false) !== '';

/** Row by row, since the first one that is too wide ends the reading. Rows without cells are holes of the array. */
function* textsOf({ Sheets, Workbook }: WorkBook, name: string): Generator<string[]> {
  const rows = rowsOf(Sheets[name]);
  for (const { s: start, e: end } of Sheets[name]?.['!merges'] ?? []) fillDown(rows, start, end.r);
  const has1904 = Workbook?.WBProps?.date1904 === true;
  for (const row of rows) {
    const texts = new Map<number, string>();
    let width = 0;
    for (const column of columnsOf(row)) {
      const cell = row[column];
      const text = cell ? textOf(cell, has1904) : '';
      if (text === '') continue;
      texts.set(column, text);
      width = column + 1;
    }
    yield Array.from({ length: width }, (_, column) => texts.get(column) ?? '');
  }
}

/** A cell that is merged over several rows counts for each of them. */
function fillDown(rows: Row[], start: CellAddress, lastRow: number): void {
  const cell = rows[start.r]?.[start.c];
  if (!cell || lastRow - start.r > MERGED_MAX) return;
  for (let row = start.r + 1; row <= lastRow; row += 1) {
    const cells = rows[row];
    if (cells && cells.length > 0) cells[start.c] ??= cell;
  }
}

/** A cell as the sheet shows it, but digits that its column is too narrow for, and dates with the year first. */
function textOf(cell: CellObject, has1904: boolean): string {
  const { t: type, v: value, w: shown, z: format, l: link } = cell;
  if (type === 'd' && value instanceof Date) return dayOf(value);
  if (type === 'n' && typeof value === 'number') {
    if (typeof format === 'string' && SSF.is_date(format)) return dateOf(value, format, shown, has1904);
    // Spreadsheets round from the 16th digit on.
    if (Math.abs(value) >= 1e15) return value.toExponential(5).toUpperCase();
    // 491715550101 is shown as 4.91716E+11, or as ##### in a narrow column.
    if (Number.isInteger(value) && (shown === undefined || /^#+$|E[+-]?\d+$/i.test(shown)))
      return String(value);
  }
  const text = (shown ?? String(value ?? '')).trim();
  // The field decides: words that are a link can be a name.
  return link?.Target.startsWith('mailto:') && !text.includes('@') ? `${text} <${link.Target}>`.trim() : text;
}

const dayOf = (date: Date) =>
  date
    .toISOString()
    .replace(/T00:00.*$/, '')
    .slice(0, 16);

const two = (part: number) => String(part).padStart(2, '0');

function dateOf(value: number, format: string, shown: string | undefined, has1904: boolean): string {
  const isDay = /[dy]/i.test(format.replaceAll(/"[^"]*"|\[[^\]]*\]|\\./g, ''));
  const date = SSF.parse_date_code(value, { date1904: has1904 });
  if (!isDay || !date) return shown ?? String(value);
  const day = `${date.y}-${two(date.m)}-${two(date.d)}`;
  return date.H === 0 && date.M === 0 ? day : `${day} ${two(date.H)}:${two(date.M)}`;
}
