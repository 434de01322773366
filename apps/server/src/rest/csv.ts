/** Signs with which a spreadsheet takes a cell for a formula. */
const FORMULA = /^[=+\-@\t\r]/;

/** One line of CSV (RFC 4180); a cell that a spreadsheet would run is made text by a leading quote. */
export function csvLine(cells: readonly (string | number | boolean | null)[]): string {
  return `${cells.map(csvCell).join(',')}\r\n`;
}

function csvCell(value: string | number | boolean | null): string {
  if (value === null) return '';
  if (typeof value !== 'string') return String(value);
  const text = FORMULA.test(value) ? `'${value}` : value;
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
