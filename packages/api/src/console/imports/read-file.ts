import type { Readable } from 'node:stream';
import { CsvError, parse } from 'csv-parse';
import { invalid } from '../../ground/errors/errors.ts';
import { IMPORT_MAX_COLUMNS, IMPORT_MAX_ROWS } from './imports.schema.ts';

const DELIMITERS = [',', ';', '\t', '|'];
/** Of the beginning of a file, enough to see its columns. */
const BEGINNING = 64 * 1_024;
/** Longest row: no profile fills it. */
const ROW_MAX = 128 * 1_024;

const refused = (message: string) => invalid(message, [{ path: 'file', message }]);

/** The character encoding of a file, by its byte order mark or by what its bytes can be. */
export async function encodingOf(file: AsyncIterable<Buffer>): Promise<string> {
  const utf8 = new TextDecoder('utf-8', { fatal: true });
  let isFirst = true;
  let isUtf8 = true;
  for await (const chunk of file) {
    if (isFirst) {
      isFirst = false;
      const marked = utf16Of(chunk);
      if (marked) return marked;
    }
    if (!isUtf8) continue;
    try {
      utf8.decode(chunk, { stream: true });
    } catch {
      isUtf8 = false;
    }
  }
  return isUtf8 ? 'utf-8' : 'windows-1252';
}

/** Some programs leave the mark out: every other byte of mostly Latin text is zero then. */
function utf16Of(chunk: Buffer): string | undefined {
  if (chunk[0] === 0xff && chunk[1] === 0xfe) return 'utf-16le';
  if (chunk[0] === 0xfe && chunk[1] === 0xff) return 'utf-16be';
  const beginning = chunk.subarray(0, 2_000);
  const zeros = (parity: number) =>
    beginning.reduce((sum, byte, index) => sum + (byte === 0 && index % 2 === parity ? 1 : 0), 0);
  if (zeros(1) > beginning.length * 0.3) return 'utf-16le';
  if (zeros(0) > beginning.length * 0.3) return 'utf-16be';
  return undefined;
}

/** The delimiter that separates most columns in the first line; "sep=;" of spreadsheets is not handled. */
export function delimiterOf(beginning: string): string {
  const line = beginning.replaceAll(/"(?:[^"]|"")*"/g, '').split(/\r\n|\r|\n/, 1)[0] ?? '';
  const counts = DELIMITERS.map((delimiter) => ({ delimiter, count: line.split(delimiter).length }));
  const [best] = counts.toSorted((one, other) => other.count - one.count);
  if (!best || best.count < 2)
    throw refused(
      'This file has only one column. Save the spreadsheet as CSV with its columns, such as name and email.',
    );
  return best.delimiter;
}

async function* decoded(file: AsyncIterable<Buffer>, encoding: string): AsyncGenerator<string> {
  const decoder = new TextDecoder(encoding);
  for await (const chunk of file) {
    const words = decoder.decode(chunk, { stream: true });
    if (words.includes('\u0000'))
      throw refused('This file is not text. Save the spreadsheet as CSV and choose that file.');
    yield words;
  }
  yield decoder.decode();
}

export type FileRow = { line: number; cells: string[] };

/**
 * The header and the rows of a CSV file in any usual encoding, streamed, so that memory use is constant.
 * @param open opens the file; it is read twice, as its encoding shows in all of it
 * @throws BAD_REQUEST with a sentence about what is wrong with the file
 */
export async function readImportFile(
  open: () => Readable,
  onHeader: (columns: string[]) => Promise<void>,
  onRows: (rows: FileRow[]) => Promise<void>,
): Promise<void> {
  const encoding = await encodingOf(open());
  const source = open();
  let parser: ReturnType<typeof parse> | undefined;
  try {
    const chunks = decoded(source, encoding);
    const beginning = await readBeginning(chunks);
    parser = parse({
      delimiter: delimiterOf(beginning),
      bom: true,
      info: true,
      relax_column_count: true,
      skip_empty_lines: true,
      skip_records_with_empty_values: true,
      max_record_size: ROW_MAX,
      trim: true,
    });
    void pump(parser, beginning, chunks);
    await readRecords(parser, onHeader, onRows);
  } catch (error) {
    throw error instanceof CsvError ? refused(wordsOf(error)) : error;
  } finally {
    parser?.destroy();
    source.destroy();
  }
}

async function readBeginning(chunks: AsyncGenerator<string>): Promise<string> {
  let beginning = '';
  while (beginning.length < BEGINNING) {
    const { value, done } = await chunks.next();
    if (done) break;
    beginning += value;
  }
  if (beginning.trim() === '') throw refused('This file is empty.');
  return beginning.replace(/^\u{feff}/u, '');
}

async function pump(
  parser: ReturnType<typeof parse>,
  beginning: string,
  chunks: AsyncGenerator<string>,
): Promise<void> {
  const write = (words: string) =>
    new Promise<void>((resolve, reject) => {
      parser.write(words, (error) => (error ? reject(error) : resolve()));
    });
  try {
    await write(beginning);
    for await (const words of chunks) await write(words);
    parser.end();
  } catch (error) {
    parser.destroy(error instanceof Error ? error : new Error('The file could not be read'));
  }
}

const AT_ONCE = 500;

type Parsed = { record: string[]; info: { lines: number } };

async function readRecords(
  parser: AsyncIterable<Parsed>,
  onHeader: (columns: string[]) => Promise<void>,
  onRows: (rows: FileRow[]) => Promise<void>,
): Promise<void> {
  let hasHeader = false;
  let count = 0;
  let rows: FileRow[] = [];
  for await (const { record, info } of parser) {
    if (record.length > IMPORT_MAX_COLUMNS)
      throw refused(
        `Line ${info.lines} has ${record.length} columns. A file can have ${IMPORT_MAX_COLUMNS} at most.`,
      );
    if (!hasHeader) {
      hasHeader = true;
      await onHeader(record.map((cell, index) => cell.slice(0, 120) || `Column ${index + 1}`));
      continue;
    }
    count += 1;
    if (count > IMPORT_MAX_ROWS)
      throw refused(`This file has more than ${IMPORT_MAX_ROWS} rows. Split it into several files.`);
    rows.push({ line: info.lines, cells: record });
    if (rows.length < AT_ONCE) continue;
    await onRows(rows);
    rows = [];
  }
  if (rows.length > 0) await onRows(rows);
  if (count === 0) throw refused('This file has column names but no rows.');
}

function wordsOf({ code, lines }: CsvError & { lines?: unknown }): string {
  const line = typeof lines === 'number' ? ` on line ${lines}` : '';
  if (code === 'CSV_QUOTE_NOT_CLOSED')
    return 'The file ends inside a quoted cell. It was probably cut off while it was saved or copied.';
  if (code === 'CSV_MAX_RECORD_SIZE')
    return `A row${line} is longer than 128 KB. This may not be a CSV file.`;
  return `The file cannot be read as CSV${line}: there's a misplaced quotation mark.`;
}
