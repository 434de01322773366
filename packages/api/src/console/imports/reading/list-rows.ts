import { type FileRow, filled, hasAddress, isBlank } from './rows.ts';

/** Signs and words for what the row above has, too. */
const DITTO =
  /^(?:"|''|``|”|„|〃|-\s*["”]\s*-|["”]\s*["”]|d(?:i?t)?to\.?|ditto|do\.|idem|id\.|wie oben|s\.\s?o\.)$/i;
/** A heading between rows, such as the letter that the names below begin with. */
const HEADING_MAX = 3;

/**
 * The rows of a list: without those that repeat the names of its columns on each page, and without headings between
 * them. Where a cell says that it is as above, it is.
 */
export function listRows(rows: FileRow[], header: string[], width: number): FileRow[] {
  const found = rows.filter(({ cells }) => !isRepeated(cells, header) && !isHeading(cells, width));
  for (const [at, { cells }] of found.entries())
    for (const [column, cell] of cells.entries())
      if (DITTO.test(cell.trim())) cells[column] = found[at - 1]?.cells[column] ?? '';
  return found;
}

function isRepeated(cells: string[], header: string[]): boolean {
  const names = header.map((name) => name.trim());
  const same = cells.filter((cell, column) => !isBlank(cell) && cell.trim() === names[column]);
  return same.length > 2 && same.length >= filled(cells) * 0.8;
}

const isHeading = (cells: string[], width: number) =>
  width > 3 && filled(cells) === 1 && cells.every((cell) => cell.trim().length <= HEADING_MAX);

const REMARK =
  /^(\W*)(sum|total|count|number of|page|exported?|created|generated|printed|source|as of|summe|gesamt|insgesamt|anzahl|seite|stand|erstellt|exportiert|gedruckt|quelle|somme|nombre|imprime|edite|suma|numero|pagina|fecha|exportado|creado|fuente|total general|razem|celkem|spolu|totaal|totale|totalt|sammanlagt|yhteensa|toplam|osszesen|итого|всего|разом|συνολο|סהכ|המון|المجموع|tong|合計|合计|총)(?!\p{L})|^\d+ \p{L}+$|©/iu;

/** Rows below a list that a footer can have. */
const FOOTER_MAX = 5;

/** Rows of a list end where only remarks follow: rows with a cell or two after a blank row, or a sum or a date. */
export function withoutFooter(rows: FileRow[], width: number): FileRow[] {
  const isShort = (row: FileRow) =>
    filled(row.cells) <= Math.max(1, isRemark(row) ? width / 2 : width / 3) &&
    width > 1 &&
    !hasAddress(row.cells);
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
