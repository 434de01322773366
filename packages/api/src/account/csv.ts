/**
 * Rows as CSV (RFC 4180). A cell that a spreadsheet would take for a formula gets an apostrophe in
 * front, because these texts were written by anybody.
 */
export function toCsv(rows: Record<string, unknown>[]): string {
  const columns = [...new Set(rows.flatMap((row) => Object.keys(row)))];
  const lines = [columns, ...rows.map((row) => columns.map((column) => textOf(row[column])))];
  return lines.map((cells) => `${cells.map(cellOf).join(',')}\r\n`).join('');
}

function textOf(value: unknown): string {
  if (value === null || value === undefined) return '';
  if (typeof value === 'string') return /^[=+\-@\t\r]/.test(value) ? `'${value}` : value;
  return JSON.stringify(value);
}

const cellOf = (text: string) => (/[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text);
