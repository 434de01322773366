import { type BookType, utils, write } from '@e965/xlsx';
import { Uint8ArrayReader, Uint8ArrayWriter, ZipReader, ZipWriter } from '@zip.js/zip.js/lib/zip-core.js';
import { describe, expect, it } from 'vitest';
import { readFile } from './read-file.ts';
import { readTable } from './read-table.ts';

const BOUNDS = { rows: 20_000, columns: 100 };
const SHEET = /^xl\/worksheets\/sheet1\.xml$|^content\.xml$/;

/** A workbook of two rows, with its sheet changed as no spreadsheet program writes it. */
async function bookWith(change: (xml: string) => string, bookType: BookType = 'xlsx'): Promise<Uint8Array> {
  const book = utils.book_new();
  const rows = [
    ['Name', 'E-Mail'],
    ['Ann Adler', 'a@b.test'],
  ];
  utils.book_append_sheet(book, utils.aoa_to_sheet(rows), 'Members');
  const bytes: Uint8Array = write(book, { type: 'buffer', bookType });
  const reader = new ZipReader(new Uint8ArrayReader(bytes), { useWebWorkers: false });
  const writer = new ZipWriter(new Uint8ArrayWriter(), { useWebWorkers: false });
  for await (const entry of reader.getEntriesGenerator()) {
    if (entry.directory) continue;
    const content = Buffer.from(await entry.getData(new Uint8ArrayWriter()));
    const changed = SHEET.test(entry.filename) ? Buffer.from(change(content.toString())) : content;
    await writer.add(entry.filename, new Uint8ArrayReader(changed));
  }
  return writer.close();
}

const withRows = (rows: string) => (xml: string) => xml.replace('</sheetData>', `${rows}</sheetData>`);
const withEnd = (end: string) => (xml: string) => xml.replace('</sheetData>', `</sheetData>${end}`);
const numbered = (row: (line: number) => string) =>
  Array.from({ length: 20_000 }, (_, index) => `<row r="${index + 3}">${row(index + 3)}</row>`).join('');
const link = (ref: string) => withEnd(`<hyperlinks><hyperlink ref="${ref}" location="x"/></hyperlinks>`);
const repeated = (rows: number, columns: number) => (xml: string) =>
  xml.replace(
    '</table:table>',
    `<table:table-row table:number-rows-repeated="${rows}"><table:table-cell office:value-type="string"
      table:number-columns-repeated="${columns}"><text:p>x</text:p></table:table-cell></table:table-row></table:table>`,
  );

/** The rows that are read or the sentence, and the seconds of CPU that this takes. */
async function costOf(bytes: Uint8Array) {
  const before = process.cpuUsage();
  const outcome = await readTable(bytes, {}, BOUNDS).then(
    ({ rows }) => rows.length,
    (error: Error) => error.message,
  );
  const { user, system } = process.cpuUsage(before);
  return { outcome, seconds: (user + system) / 1e6 };
}

const FAR_MORE = expect.stringContaining('holds far more');
const TOO_WIDE = expect.stringContaining('16384 columns');

describe('a small workbook that takes long to read', () => {
  it.each<[string, () => Promise<Uint8Array>, unknown]>([
    ['a link over the whole sheet', () => bookWith(link('A1:XFD1048576')), FAR_MORE],
    ['a link over two thousand rows', () => bookWith(link('A1:XFD2000')), FAR_MORE],
    [
      'cells in the last column of twenty thousand rows',
      () => bookWith(withRows(numbered((line) => `<c r="XFD${line}" t="str"><v>x</v></c>`))),
      TOO_WIDE,
    ],
    [
      'six million cells in a row',
      () => bookWith(withRows(`<row r="3">${'<c><v>1</v></c>'.repeat(6_000_000)}</row>`)),
      FAR_MORE,
    ],
    [
      'a cell of eighty million letters',
      () => bookWith(withRows(`<row r="3"><c r="A3" t="str"><v>${'a'.repeat(80_000_000)}</v></c></row>`)),
      FAR_MORE,
    ],
    ['a cell that is repeated a billion times', () => bookWith(repeated(1_000_000, 1_000), 'ods'), FAR_MORE],
  ])('is refused within three seconds: %s', async (_, make, sentence) => {
    const bytes = await make();
    const { outcome, seconds } = await costOf(bytes);
    expect(outcome).toEqual(sentence);
    expect(seconds).toBeLessThan(3);
    await expect(readFile(bytes, {})).rejects.toMatchObject({ code: 'BAD_REQUEST', message: sentence });
  });

  it.each<[string, () => Promise<Uint8Array>, number]>([
    [
      'merged cells and dimensions of the whole sheet',
      () =>
        bookWith((xml) =>
          withEnd('<mergeCells count="1"><mergeCell ref="A3:XFD1048576"/></mergeCells>')(xml).replace(
            /<dimension ref="[^"]*"/,
            '<dimension ref="A1:XFD1048576"',
          ),
        ),
      2,
    ],
    ['a link in every row of a list', () => bookWith(link('B1:B20000')), 2],
    ['a cell that is repeated in a few rows', () => bookWith(repeated(3, 2), 'ods'), 5],
  ])('is read within three seconds when it is only odd: %s', async (_, make, rows) => {
    const { outcome, seconds } = await costOf(await make());
    expect(outcome).toBe(rows);
    expect(seconds).toBeLessThan(3);
  });
});

describe('a text file with a cell of megabytes', () => {
  it.each([
    ['of letters', `a@x.test,${'a'.repeat(4_000_000)},x`],
    ['of quotes', `${'="="""'.repeat(600_000)},b,c`],
    ['of addresses', `${'a@'.repeat(2_000_000)},b,c`],
  ])('%s is read up to a length that no field has', async (_, row) => {
    const { rows } = await readFile(Buffer.from(`Email,First name,Last name\n${row}\n`), {});
    expect(Math.max(...rows.flatMap(({ cells }) => cells.map((cell) => cell.length)))).toBeLessThanOrEqual(
      10_000,
    );
  });
});
