import { utils, write } from '@e965/xlsx';
import { expect, it } from 'vitest';
import { isKnownHeader } from '../guess-mapping.ts';
import { readTable } from './read-table.ts';
import { toTable } from './table.ts';

const BOUNDS = { rows: 20_000, columns: 100 };
const listOf = async (file: string | Buffer) =>
  toTable((await readTable(Buffer.from(file), {}, BOUNDS)).rows, isKnownHeader);

it('two rows of column names are read together', async () => {
  const { columns, rows } = await listOf(
    'Our members\nNr;Name;Telefon;;E-Mail;Mitglied\n;;privat;mobil;;seit\n1;Ann Adler;0551 1;0171 2;a@b.test;2001\n',
  );
  expect(columns).toEqual(['Nr', 'Name', 'Telefon privat', 'Telefon mobil', 'E-Mail', 'Mitglied seit']);
  expect(rows).toEqual([{ line: 4, cells: ['1', 'Ann Adler', '0551 1', '0171 2', 'a@b.test', '2001'] }]);
});

it('a first row of a list is no second row of names', async () => {
  const { columns, rows } = await listOf('Firma;Branche;Ort\nAbt;Bäcker;Göttingen\n');
  expect(columns).toEqual(['Firma', 'Branche', 'Ort']);
  expect(rows).toHaveLength(1);
});

it('headings between rows and names that are repeated on each page are no entries', async () => {
  const row = (at: number) => `${at};Company ${at};Ulm;c${at}@b.test`;
  const names = 'Lp.;Firma;Ort;E-Mail';
  const { rows } = await listOf([names, 'A', row(1), 'B', row(2), names, row(3)].join('\n'));
  expect(rows.map(({ line, cells }) => [line, cells[1]])).toEqual([
    [3, 'Company 1'],
    [5, 'Company 2'],
    [7, 'Company 3'],
  ]);
});

it('a cell that says “as above” is as above', async () => {
  const { rows } = await listOf(
    'Name;Ort;E-Mail\nAnn;Wels;a@b.test\nBen;dto.;b@b.test\nCai;〃;c@b.test\nDoa;"""";d@b.test\n',
  );
  expect(rows.map(({ cells }) => cells[1])).toEqual(['Wels', 'Wels', 'Wels', 'Wels']);
});

it.each(['RAZEM;;;2 100,00', 'Total Members: 2;;;', 'Toplam: 2;;;', 'Σύνολο: 2;;;'])(
  'a sum below the list is no entry: %s',
  async (sum) => {
    const { rows, footerRows } = await listOf(
      `Firma;Ort;E-Mail;Beitrag\nAbt;Ulm;a@b.test;50\nBen;Ulm;b@b.test;50\n${sum}\n`,
    );
    expect({ rows: rows.length, footerRows }).toEqual({ rows: 2, footerRows: 1 });
  },
);

it('the sign at the end of files of DOS is no row', async () => {
  expect((await listOf('Name;E-Mail\r\nAnn Adler;a@b.test\r\n\u001a')).rows).toHaveLength(1);
});

it('a cell that is merged over several rows of a sheet counts for each, and a linked name stays a name', async () => {
  const sheet = utils.aoa_to_sheet([
    ['Name', 'Ort', 'E-Mail'],
    ['Ann Adler', 'Wels', 'a@b.test'],
    ['Ben Bach', null, 'write to Ben'],
  ]);
  sheet['!merges'] = [{ s: { r: 1, c: 1 }, e: { r: 2, c: 1 } }];
  Object.assign(sheet['A3'], { l: { Target: 'mailto:ben@b.test' } });
  Object.assign(sheet['C3'], { l: { Target: 'mailto:ben@b.test' } });
  const book = utils.book_new();
  utils.book_append_sheet(book, sheet, 'List');
  const { rows } = await listOf(write(book, { type: 'buffer', bookType: 'xlsx' }));
  expect(rows[1]?.cells).toEqual([
    'Ben Bach <mailto:ben@b.test>',
    'Wels',
    'write to Ben <mailto:ben@b.test>',
  ]);
});
