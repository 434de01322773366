import type { ImportReading } from '../imports.schema.ts';

/** A row as a file has it; `line` is its number in a spreadsheet program. */
export type FileRow = { line: number; cells: string[] };

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
const isBlank = (cell: string | undefined) => (cell ?? '').trim() === '';
const filled = (cells: string[]) => cells.filter((cell) => !isBlank(cell)).length;
const hasAddress = (cells: string[]) => cells.some((cell) => /\S@\S+\.\S/.test(cell));

/**
 * Finds the row with the column names, and what of the rest is the list.
 * @param isKnownHeader whether a cell is the usual name of a column
 * @param chosen the row that an administrator chose; 0 when the file has no column names
 */
export function toTable(raw: FileRow[], isKnownHeader: (cell: string) => boolean, chosen?: number): Table {
  const headerRow = chosen ?? findHeaderRow(raw.slice(0, TOP_ROWS), isKnownHeader, usualWidth(raw));
  const header = raw.find(({ line }) => line === headerRow)?.cells ?? [];
  const below = raw.filter(({ line }) => line > headerRow);
  const rows = withoutFooter(below, Math.max(usualWidth(below), filled(header)));
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
    footerRows: below.length - rows.length,
  };
}

/** Cut between characters: the database refuses half a surrogate pair in JSON. */
export const truncate = (text: string, length: number): string =>
  Array.from(text.slice(0, 2 * length))
    .slice(0, length)
    .join('');

/** The cells of the list's columns. Blank cells at the end may be absent, as Excel leaves them out; what is beyond stays. */
function pick(cells: string[], columns: number[], width: number): string[] {
  const picked = columns.map((column) => (cells[column] ?? '').trim());
  const beyond = cells.slice(width);
  while (beyond.length > 0 && isBlank(beyond.at(-1))) beyond.pop();
  return [...picked, ...beyond.map((cell) => cell.trim())];
}

/** How many cells of a row are filled in most rows. */
function usualWidth(rows: FileRow[]): number {
  const counts = new Map<number, number>();
  for (const { cells } of rows.slice(0, 200)) counts.set(filled(cells), (counts.get(filled(cells)) ?? 0) + 1);
  return [...counts].toSorted((one, other) => other[1] - one[1] || other[0] - one[0])[0]?.[0] ?? 1;
}

function findHeaderRow(top: FileRow[], isKnownHeader: (cell: string) => boolean, width: number): number {
  let best = { line: -1, score: 0 };
  for (const { line, cells } of top) {
    const isEntry = hasAddress(cells);
    // Rows of the list itself come below its names; a title can name an address, too.
    if (isEntry && filled(cells) >= width * 0.6) break;
    if (isEntry) continue;
    const known = cells.filter((cell) => isKnownHeader(cell)).length;
    const isWide = filled(cells) >= Math.max(2, width * 0.6);
    const score = known * 2 + (isWide ? 1 : 0) - (known < 2 && !isWide ? 1 : 0);
    if (score > best.score) best = { line, score };
  }
  if (best.line > 0) return best.line;
  const [first] = top;
  return !first || hasAddress(first.cells) ? 0 : first.line;
}

const REMARK =
  /^(\W*)(sum|total|count|number of|page|exported?|created|generated|printed|source|as of|summe|gesamt|insgesamt|anzahl|seite|stand|erstellt|exportiert|gedruckt|quelle|somme|nombre|imprime|edite|suma|numero|pagina|fecha|exportado|creado|fuente|total general)\b|^\d+ \p{L}+$|©/iu;

/** Rows below a list that a footer can have. */
const FOOTER_MAX = 5;

/** Rows of a list end where only remarks follow: rows with a cell or two after a blank row, or a sum or a date. */
function withoutFooter(rows: FileRow[], width: number): FileRow[] {
  const isShort = ({ cells }: FileRow) =>
    filled(cells) <= Math.max(1, width / 3) && width > 1 && !hasAddress(cells);
  for (let size = Math.min(FOOTER_MAX, rows.length - 1); size > 0; size -= 1) {
    const footer = rows.slice(-size);
    const gap = (footer[0]?.line ?? 0) - (rows.at(-size - 1)?.line ?? 0);
    if (footer.every(isShort) && (gap > 1 || footer.every(isRemark))) return rows.slice(0, -size);
  }
  return rows;
}

function isRemark({ cells }: FileRow): boolean {
  const words = cells.filter((cell) => !isBlank(cell)).join(' ');
  return /[\d:©]/.test(words) && REMARK.test(words.normalize('NFD').replaceAll(/\p{M}/gu, ''));
}
