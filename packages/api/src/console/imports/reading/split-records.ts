const QUOTE = '"';
/** A quoted cell that is longer was never closed: no profile fills it. */
const QUOTED_MAX = 64 * 1_024;
/** Characters that searches for missing closing quotes may read in all, so that hostile files cost no more. */
const SEARCH_BUDGET = 50_000_000;

/**
 * Splits a text into rows and cells (RFC 4180), as spreadsheets do where files stray from it: rows end with CRLF, LF
 * or CR, also mixed; a quote within an unquoted cell is text; a quoted cell that is never closed is text too, so
 * that it spoils its own row at most.
 */
export function* splitRecords(text: string, delimiter: string): Generator<string[]> {
  const reader = { text, delimiter, at: 0, budget: SEARCH_BUDGET, isStray: false };
  let width = 0;
  while (reader.at < text.length) {
    const start = reader.at;
    reader.isStray = false;
    let record = readRecord(reader, true);
    const isOdd = record.length !== width || reader.isStray;
    const isSuspicious = width > 0 && isOdd && reader.at > lineEnd(text, start);
    if (isSuspicious) {
      // A stray quote may have swallowed the next rows: the first line alone is a row when it has the usual columns.
      const after = reader.at;
      reader.at = start;
      const literal = readRecord(reader, false);
      if (literal.length === width) record = literal;
      else reader.at = after;
    } else if (record.length > 1) width ||= record.length;
    yield record;
  }
}

/** `isStray` when a quoted cell of the row had a quote that is neither doubled nor its end. */
type Reader = { text: string; delimiter: string; at: number; budget: number; isStray: boolean };

function readRecord(reader: Reader, hasQuotes: boolean): string[] {
  const cells: string[] = [];
  for (;;) {
    cells.push((hasQuotes ? readQuoted(reader) : undefined) ?? readPlain(reader));
    if (reader.text[reader.at] !== reader.delimiter) break;
    reader.at += 1;
  }
  skipLineEnd(reader);
  return cells;
}

function readPlain(reader: Reader): string {
  const { text, delimiter, at } = reader;
  let end = at;
  while (end < text.length && text[end] !== delimiter && text[end] !== '\n' && text[end] !== '\r') end += 1;
  reader.at = end;
  return text.slice(at, end);
}

/** A quoted cell and what stray text follows it; undefined where the cell is not quoted, or never closed. */
function readQuoted(reader: Reader): string | undefined {
  const { text, delimiter } = reader;
  let start = reader.at;
  while (text[start] === ' ') start += 1;
  if (text[start] !== QUOTE || reader.budget < 0) return undefined;
  const limit = Math.min(text.length, start + QUOTED_MAX);
  let at = text.indexOf(QUOTE, start + 1);
  while (at >= 0 && at < limit) {
    if (text[at + 1] === QUOTE) at += 2;
    else {
      let end = at + 1;
      while (text[end] === ' ') end += 1;
      const next = text[end];
      if (next === undefined || next === delimiter || next === '\n' || next === '\r') {
        reader.at = end;
        return text.slice(start + 1, at).replaceAll('""', QUOTE);
      }
      reader.isStray = true;
      at += 1;
    }
    at = text.indexOf(QUOTE, at);
  }
  reader.budget -= limit - start;
  return undefined;
}

function skipLineEnd(reader: Reader): void {
  const { text } = reader;
  // Some programs write CR CR LF.
  while (text[reader.at] === '\r' && text[reader.at + 1] === '\r' && text[reader.at + 2] === '\n')
    reader.at += 1;
  if (text[reader.at] === '\r' && text[reader.at + 1] === '\n') reader.at += 2;
  else reader.at += 1;
}

function lineEnd(text: string, start: number): number {
  const at = text.slice(start, start + QUOTED_MAX).search(/[\r\n]/);
  return at < 0 ? text.length : start + at + 2;
}
