import { type FileRow, filled, hasAddress, isBlank } from './rows.ts';

type IsKnownHeader = (cell: string) => boolean;

/** The row with the names of the columns; 0 when there is none. */
export function findHeaderRow(top: FileRow[], isKnownHeader: IsKnownHeader, width: number): number {
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

/**
 * The names of the columns, where a second row divides some of them: "Telefon" above "privat" and "mobil".
 * @param second the row below the names
 * @returns undefined when it is the first row of the list
 */
export function combinedHeader(
  first: string[],
  second: string[],
  isKnownHeader: IsKnownHeader,
): string[] | undefined {
  // A cell that is merged over both rows is in both.
  const below = second.map((cell, column) => (cell === first[column] ? '' : cell.trim()));
  const parts = below.filter((cell) => !isBlank(cell));
  const isEntry = parts.some((cell) => /[@\d]/.test(cell) || cell.length > 30);
  if (parts.length === 0 || parts.length > filled(first) * 0.6 || isEntry) return undefined;
  let group = '';
  const width = Math.max(first.length, second.length);
  const combined = Array.from({ length: width }, (_, column) => {
    const own = first[column]?.trim() ?? '';
    const part = below[column] ?? '';
    if (own !== '') group = own;
    // A name that is merged over several columns is in the first of them.
    return part === '' ? own : `${own || group} ${part}`.trim();
  });
  const isDivided = below.some((part, column) => part !== '' && isKnownHeader(combined[column] ?? ''));
  return isDivided ? combined : undefined;
}
