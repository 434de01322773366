import type { ImportReading } from '../imports.schema.ts';
import { combinedHeader, findHeaderRow } from './header-rows.ts';
import { listRows, withoutFooter } from './list-rows.ts';
import { type FileRow, filled, isBlank, usualWidth } from './rows.ts';

export type { FileRow } from './rows.ts';

/** Rows among which the row of column names is looked for, and that are shown to choose it. */
export const TOP_ROWS = 25;

/** What a file has before it is known which row names the columns. Blank rows are left out, and are counted. */
export type RawTable = Pick<ImportReading, 'sheets' | 'sheet' | 'encoding' | 'delimiter'> & {
  rows: FileRow[];
};

/** What both kinds of files answer: rows as they come, blank ones included, and how they were read. */
export type ReadRows = Omit<RawTable, 'rows'> & { firstLine: number; rows: Iterable<string[]> };

/** How many rows and columns a list can have. */
export type Bounds = { rows: number; columns: number };

/** The columns and rows of a list, without titles above it, remarks below it and blank columns. */
export type Table = {
  columns: string[];
  rows: FileRow[];
  /** The row with the column names; 0 when there is none. */
  headerRow: number;
  /** Rows below the list that are no entries, such as a sum. */
  footerRows: number;
};

const HEADER_MAX = 120;

/**
 * Finds the row with the column names, and what of the rest is the list.
 * @param isKnownHeader whether a cell is the usual name of a column
 * @param chosen the row that an administrator chose; 0 when the file has no column names
 */
export function toTable(raw: FileRow[], isKnownHeader: (cell: string) => boolean, chosen?: number): Table {
  const headerRow = chosen ?? findHeaderRow(raw.slice(0, TOP_ROWS), isKnownHeader, usualWidth(raw));
  const names = raw.find(({ line }) => line === headerRow)?.cells ?? [];
  const next = headerRow === 0 ? undefined : raw.find(({ line }) => line === headerRow + 1);
  const combined = next && combinedHeader(names, next.cells, isKnownHeader);
  const header = combined ?? names;
  const below = raw.filter(({ line }) => line > headerRow + (combined ? 1 : 0));
  const usual = Math.max(usualWidth(below), filled(header));
  const entries = withoutFooter(below, usual);
  const rows = listRows(entries, names, usual);
  const widest = Math.max(header.length, ...rows.slice(0, 1).map(({ cells }) => cells.length));
  const used = new Set<number>();
  for (const { cells } of rows)
    for (const [column, cell] of cells.entries()) if (!isBlank(cell)) used.add(column);
  const width = header.length === 0 ? Math.max(widest, ...used) : header.length;
  const columns = Array.from({ length: width }, (_, column) => column).filter(
    (column) => !isBlank(header[column]) || used.has(column),
  );
  return {
    columns: columns.map(
      (column) => truncate(header[column]?.trim() ?? '', HEADER_MAX) || `Column ${column + 1}`,
    ),
    rows: rows.map(({ line, cells }) => ({ line, cells: pick(cells, columns, width) })),
    headerRow,
    footerRows: below.length - entries.length,
  };
}

/** Cut between characters: the database refuses half a surrogate pair in JSON. */
export const truncate = (text: string, length: number): string =>
  text.length <= length
    ? text
    : Array.from(text.slice(0, 2 * length))
        .slice(0, length)
        .join('');

/** The cells of the list's columns. Blank cells at the end may be absent, as Excel leaves them out; what is beyond stays. */
function pick(cells: string[], columns: number[], width: number): string[] {
  const picked = columns.map((column) => (cells[column] ?? '').trim());
  const beyond = cells.slice(width);
  while (beyond.length > 0 && isBlank(beyond.at(-1))) beyond.pop();
  return [...picked, ...beyond.map((cell) => cell.trim())];
}
