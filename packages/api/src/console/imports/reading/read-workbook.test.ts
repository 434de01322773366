import { deflateRawSync } from 'node:zlib';
import { type BookType, type WorkSheet, utils, write } from '@e965/xlsx';
import { describe, expect, it } from 'vitest';
import { readFile } from './read-file.ts';

/** A workbook of these sheets. */
function bookOf(sheets: Record<string, WorkSheet | unknown[][]>, bookType: BookType = 'xlsx'): Buffer {
  const book = utils.book_new();
  for (const [name, sheet] of Object.entries(sheets))
    utils.book_append_sheet(book, Array.isArray(sheet) ? utils.aoa_to_sheet(sheet) : sheet, name);
  return write(book, { type: 'buffer', bookType, compression: true });
}
const LIST = [
  ['Name', 'E-Mail', 'Telefon'],
  ['Ann Adler', 'a@b.test', 491715550101],
];

describe('a workbook', () => {
  it.each<BookType>(['xlsx', 'xlsm', 'ods'])(
    'of the kind %s is read from its first sheet with a list',
    async (kind) => {
      const file = bookOf({ Cover: [['Our members']], Members: LIST, Rest: [['a', 'b']] }, kind);
      expect(await readFile(file, {})).toEqual({
        sheet: 'Members',
        sheets: ['Members', 'Rest'],
        encoding: null,
        delimiter: null,
        rows: [
          { line: 1, cells: ['Name', 'E-Mail', 'Telefon'] },
          { line: 2, cells: ['Ann Adler', 'a@b.test', '491715550101'] },
        ],
      });
      expect((await readFile(file, { sheet: 'Rest' })).rows).toEqual([{ line: 1, cells: ['a', 'b'] }]);
    },
  );

  it('shows numbers and dates as they are meant, and counts blank rows', async () => {
    const sheet = utils.aoa_to_sheet([
      ['Until', 'Postcode', 'Fee', 'Rounded', 'Sum', 'Sold'],
      [],
      [46387, 1067, 12.5, 4.917e17, { t: 'n', v: 3, f: 'A1+2' }, true],
    ]);
    Object.assign(sheet['A3'], { z: 'dd.mm.yyyy' });
    Object.assign(sheet['B3'], { z: '00000' });
    Object.assign(sheet['C3'], { z: '0.00 "EUR"' });
    expect((await readFile(bookOf({ Members: sheet }), {})).rows[1]).toEqual({
      line: 3,
      cells: ['2026-12-31', '01067', '12.50 EUR', '4.91700E+17', '3', 'TRUE'],
    });
  });

  it('with a million empty rows is read, and one with too many members is refused', async () => {
    const sheet = utils.aoa_to_sheet(LIST);
    sheet['!ref'] = 'A1:C1048576';
    sheet['A1048576'] = { t: 's', v: 'end' };
    expect((await readFile(bookOf({ Members: sheet }), {})).rows).toHaveLength(2);
    const many = Array.from({ length: 20_200 }, (_, at) => [`Ann ${at}`, `a${at}@b.test`]);
    await expect(readFile(bookOf({ Members: many }), {})).rejects.toMatchObject({
      message: expect.stringContaining('more than 20000 rows'),
    });
  });

  it.each([
    ['is a text in an archive', archiveOf('word/document.xml', '<w/>'), 'a document'],
    ['is a Numbers file', archiveOf('Index/Document.iwa', 'x'), 'Numbers'],
    ['is any other archive', archiveOf('members.csv', 'a,b'), 'an archive'],
    ['is a binary Excel file', bookOf({ Members: LIST }, 'xlsb'), 'xlsb'],
    ['was cut off', bookOf({ Members: LIST }).subarray(0, 900), 'damaged'],
    ['declares more than it may hold', archiveOf('xl/workbook.xml', 'x', 900_000_000), 'far more'],
    [
      'inflates to more than it declares',
      archiveOf('xl/workbook.xml', 'x'.repeat(5_000_000), 10),
      /far more|damaged/,
    ],
    ['is protected with a password', encrypted(), 'password'],
    ['has only a cover', bookOf({ Cover: [['Our members']] }), 'None of the sheets'],
  ])('that %s is refused with a sentence', async (_, file, words) => {
    await expect(readFile(file, {})).rejects.toMatchObject({
      code: 'BAD_REQUEST',
      message: expect.stringMatching(words),
    });
  });
});

/** The envelope in which Office stores encrypted workbooks. */
const encrypted = () =>
  Buffer.concat([Buffer.from('d0cf11e0a1b11ae1', 'hex'), Buffer.from('EncryptedPackage', 'utf16le')]);

/** A ZIP archive of one file, which can lie about its size. */
function archiveOf(name: string, content: string, declared = content.length): Buffer {
  const deflated = deflateRawSync(content);
  const sizes = Buffer.alloc(12);
  sizes.writeUInt32LE(deflated.length, 4);
  sizes.writeUInt32LE(declared, 8);
  const names = Buffer.alloc(4);
  names.writeUInt16LE(name.length, 0);
  const common = [Buffer.from('1400000008000000000000', 'hex').subarray(0, 10), sizes, names];
  const local = Buffer.concat([Buffer.from('PK\u0003\u0004'), ...common, Buffer.from(name), deflated]);
  const central = Buffer.concat([
    Buffer.from('PK\u0001\u0002'),
    Buffer.from('1400', 'hex'),
    ...common,
    Buffer.alloc(14),
    Buffer.from(name),
  ]);
  const end = Buffer.alloc(22);
  end.write('PK\u0005\u0006', 'latin1');
  end.writeUInt16LE(1, 8);
  end.writeUInt16LE(1, 10);
  end.writeUInt32LE(central.length, 12);
  end.writeUInt32LE(local.length, 16);
  return Buffer.concat([local, central, end]);
}
