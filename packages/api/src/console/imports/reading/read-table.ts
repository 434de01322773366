import { decodeAs, encodingOf } from '../../../ground/values/encodings.ts';
import type { TextEncoding } from '../../../ground/values/encodings.schema.ts';
import type { Delimiter } from '../imports.schema.ts';
import { delimiterOf, withoutHint } from './dialect.ts';
import { FileProblem, fileProblems } from './file-problem.ts';
import { formatOf } from './file-format.ts';
import { readWorkbook } from './read-workbook.ts';
import { splitRecords } from './split-records.ts';
import { type Bounds, type FileRow, type RawTable, type ReadRows, truncate } from './table.ts';

/** Rows that a table can have above and below its list. */
const SPARE_ROWS = 100;

const BLANK_OR_CONTROL = /[\s\p{Cc}]/u;
/** The sign with which programs of DOS end a file. */
const END_OF_DOS = /(?![\t\r\n])\p{Cc}/u;

/** Characters that are read of a cell. No field holds as many, so the row of a longer one is faulty. */
const CELL_MAX = 10_000;

/** What an administrator chose where the guess was wrong. */
export type ReadingChoice = {
  encoding?: TextEncoding | undefined;
  delimiter?: Delimiter | undefined;
  sheet?: string | undefined;
};

/**
 * The rows of a text file or of a sheet, without blank ones.
 * @throws {FileProblem} with a sentence about what is wrong with the file
 */
export async function readTable(bytes: Uint8Array, choice: ReadingChoice, bounds: Bounds): Promise<RawTable> {
  const format = formatOf(bytes);
  const read = format === 'text' ? readText(bytes, choice) : await readWorkbook(bytes, choice.sheet, bounds);
  const rows: FileRow[] = [];
  let line = read.firstLine - 1;
  for (const cells of read.rows) {
    line += 1;
    if (cells.every((cell) => cell.trim() === '')) continue;
    while (cells.length > 0 && (cells.at(-1) ?? '').trim() === '') cells.pop();
    if (cells.length > bounds.columns)
      throw new FileProblem(fileProblems.columns(line, cells.length, bounds.columns));
    rows.push({ line, cells: cells.map((cell) => truncate(cell, CELL_MAX)) });
    if (rows.length > bounds.rows + SPARE_ROWS) throw new FileProblem(fileProblems.rows(bounds.rows));
  }
  if (rows.length === 0) throw new FileProblem(fileProblems.empty);
  const { sheets, sheet, encoding, delimiter } = read;
  return { rows, sheets, sheet, encoding, delimiter };
}

function readText(bytes: Uint8Array, choice: ReadingChoice): ReadRows {
  const encoding = choice.encoding ?? encodingOf(bytes);
  const { text, hinted } = withoutHint(withoutEnd(decodeAs(bytes, encoding)));
  if (text.includes('\u0000')) throw new FileProblem(fileProblems.noText);
  if (text.trim() === '') throw new FileProblem(fileProblems.empty);
  const delimiter = choice.delimiter ?? hinted ?? delimiterOf(text);
  if (!delimiter) throw new FileProblem(fileProblems.oneColumn);
  return { firstLine: 1, rows: splitRecords(text, delimiter), sheets: [], sheet: null, encoding, delimiter };
}

function withoutEnd(text: string): string {
  let end = text.length;
  while (end > 0 && BLANK_OR_CONTROL.test(text[end - 1] ?? '')) end -= 1;
  const sign = text.slice(end).search(END_OF_DOS);
  return sign < 0 ? text : text.slice(0, end + sign);
}
