/** A row as a file has it; `line` is its number in a spreadsheet program. */
export type FileRow = { line: number; cells: string[] };

export const isBlank = (cell: string | undefined) => (cell ?? '').trim() === '';
export const filled = (cells: string[]) => cells.filter((cell) => !isBlank(cell)).length;
/** Longer texts are no address; looking for one in them would take long. */
const ADDRESS_MAX = 320;

/** Whether a cell looks like an address of mail. */
export const isLikeAddress = (cell: string): boolean => /\S@\S+\.\S/.test(cell.slice(0, ADDRESS_MAX));
export const hasAddress = (cells: string[]): boolean => cells.some(isLikeAddress);

/** How many cells of a row are filled in most rows. */
export function usualWidth(rows: FileRow[]): number {
  const counts = new Map<number, number>();
  for (const { cells } of rows.slice(0, 200)) counts.set(filled(cells), (counts.get(filled(cells)) ?? 0) + 1);
  return [...counts].toSorted((one, other) => other[1] - one[1] || other[0] - one[0])[0]?.[0] ?? 1;
}
