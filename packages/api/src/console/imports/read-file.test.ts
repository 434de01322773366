import { Readable } from 'node:stream';
import { describe, expect, it } from 'vitest';
import { importer } from '../../../testing/imports.ts';
import { testApi } from '../../../testing/index.ts';
import { readImportFile } from './read-file.ts';

const api = testApi();
const TEXT = 'Email;Vorname;Nachname;Firma\r\nzoe@mail.test;Zoë;Müßig;"Brot; Kuchen ""& mehr"""\r\n';

const withMark = (mark: number[], body: Buffer) => Buffer.concat([Buffer.from(mark), body]);
const bigEndian = (text: string) => Buffer.from(text, 'utf16le').swap16();

describe('a file of members', () => {
  it.each([
    ['UTF-8', Buffer.from(TEXT)],
    ['UTF-8 with a mark', withMark([0xef, 0xbb, 0xbf], Buffer.from(TEXT))],
    ['UTF-16', withMark([0xff, 0xfe], Buffer.from(TEXT, 'utf16le'))],
    ['UTF-16 without a mark', Buffer.from(TEXT, 'utf16le')],
    ['big-endian UTF-16', withMark([0xfe, 0xff], bigEndian(TEXT))],
    ['Windows-1252', Buffer.from(TEXT, 'latin1')],
  ])('is read in %s', async (_, file) => {
    const { upload } = await importer(api());
    expect(await upload(file)).toMatchObject({
      columns: ['Email', 'Vorname', 'Nachname', 'Firma'],
      mapping: { email: 0, firstName: 1, lastName: 2, company: 3 },
      rows: 1,
      sample: [['zoe@mail.test', 'Zoë', 'Müßig', 'Brot; Kuchen "& mehr"']],
    });
  });

  it.each([',', ';', '\t', '|'])('is read with %j between its columns', async (delimiter) => {
    const { upload } = await importer(api());
    const file = `Email,Name\nzoe@mail.test,Zoë`.replaceAll(',', delimiter);
    expect((await upload(file)).columns).toEqual(['Email', 'Name']);
  });

  it.each([
    ['is empty', '', 'This file is empty'],
    ['has a header only', 'Email,Name\n', 'column names but no rows'],
    ['has one column', 'Email\nzoe@mail.test\n', 'only one column'],
    ['has ten thousand columns', `${'a,'.repeat(9_999)}a\n`, '10000 columns'],
    ['has a row that never ends', `Email,Name\n${'x'.repeat(300_000)},b\n`, 'longer than 128 KB'],
    ['holds NUL', 'Email,Name\nzo\u0000e@mail.test,Zoë\n', 'not text'],
    ['was cut off', 'Email,Name\nzoe@mail.test,"Zo', 'cut off'],
    ['has a quote in the wrong place', 'Email,Name\n"zoe"x@mail.test,Zoë\n', 'quotation mark'],
    ['has too many rows', `Email,Name\n${'a@mail.test,Ann\n'.repeat(20_001)}`, 'more than 20000 rows'],
  ])('that %s is refused with a sentence, and nothing of it is stored', async (_, file, words) => {
    const { upload, imports } = await importer(api());
    const before = await imports.list();
    await expect(upload(file)).rejects.toMatchObject({
      code: 'BAD_REQUEST',
      message: expect.stringContaining(words),
    });
    expect(await imports.list()).toEqual(before);
  });

  it.each([
    ['before its rows', `Email\n${'zoe@mail.test\n'.repeat(20_000)}`],
    ['within its rows', `Email,Name\n"zoe"x@mail.test,Zoë\n${'a@mail.test,Ann\n'.repeat(20_000)}`],
  ])('that is refused %s is closed', async (_, file) => {
    const opened: Readable[] = [];
    const open = () => {
      const chunks = file.match(/[^]{1,16384}/g) ?? [];
      const source = Readable.from(chunks.map((chunk) => Buffer.from(chunk)));
      opened.push(source);
      return source;
    };
    const nothing = async () => {};
    await expect(readImportFile(open, nothing, nothing)).rejects.toMatchObject({ code: 'BAD_REQUEST' });
    expect(opened.map(({ destroyed }) => destroyed)).toEqual([true, true]);
  });

  it('with ten thousand duplicates has one new member', async () => {
    const { check } = await importer(api());
    const file = `Email,Name\n${'double@mail.test,Dora Double\n'.repeat(10_000)}`;
    expect((await check(file)).outcomes).toMatchObject({ new: 1, duplicate: 9_999 });
  });
});
