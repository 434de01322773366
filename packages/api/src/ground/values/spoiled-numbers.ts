/** What spreadsheets show instead of a number: too narrow a column, or a failed formula. */
const SHOWN_INSTEAD = /^#{2,}$|^#[A-ZÀ-Ü/0-9]{2,}[!?]?$/i;
/** 491715550101 as a spreadsheet shortens it; the digits are lost. */
const SHORTENED = /^['+-]?\d(?:[.,]\d+)?E[+-]?\d{1,3}$/i;

/** A sentence about a number that a spreadsheet has destroyed; undefined for any other text. */
export function spoiledNumber(text: string): string | undefined {
  const value = text.trim();
  if (SHORTENED.test(value))
    return `the spreadsheet shortened this number to “${value}”. Format the column as text there, type the number again and export the list once more`;
  if (/^#{2,}$/.test(value))
    return 'the spreadsheet exported ##### because its column is too narrow. Widen the column there and export the list once more';
  if (SHOWN_INSTEAD.test(value))
    return `the spreadsheet exported the error “${value}”. Correct the formula there and export the list once more`;
  return undefined;
}
