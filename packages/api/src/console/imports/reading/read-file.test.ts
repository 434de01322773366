import { describe, expect, it } from 'vitest';
import { importer } from '../../../../testing/imports.ts';
import { testApi } from '../../../../testing/index.ts';

const api = testApi();
const TEXT = 'Email;Vorname;Nachname;Firma\r\nzoe@mail.test;Zoë;Müßig;"Brot; Kuchen ""& mehr"""\r\n';

const withMark = (mark: number[], body: Buffer) => Buffer.concat([Buffer.from(mark), body]);
/** The letters of the text in the encoding that old Macs write. */
const mac = (text: string) => inBytes(text, { ë: 0x91, ü: 0x9f, ß: 0xa7 });
const dos = (text: string) => inBytes(text, { ë: 0x89, ü: 0x81, ß: 0xe1 });
const inBytes = (text: string, letters: Record<string, number>) =>
  Buffer.from(Array.from(text, (letter) => letters[letter] ?? letter.charCodeAt(0)));
const bigEndian = (text: string) => Buffer.from(text, 'utf16le').swap16();

describe('a file of members', () => {
  it.each([
    ['UTF-8', Buffer.from(TEXT)],
    ['UTF-8 with a mark', withMark([0xef, 0xbb, 0xbf], Buffer.from(TEXT))],
    ['UTF-16', withMark([0xff, 0xfe], Buffer.from(TEXT, 'utf16le'))],
    ['UTF-16 without a mark', Buffer.from(TEXT, 'utf16le')],
    ['big-endian UTF-16', withMark([0xfe, 0xff], bigEndian(TEXT))],
    ['Windows-1252', Buffer.from(TEXT, 'latin1')],
    [
      'UTF-8 that was read as Windows-1252 and saved again',
      Buffer.from(Buffer.from(TEXT).toString('latin1')),
    ],
    ["a Mac's encoding", mac(TEXT)],
    ["DOS's encoding", dos(TEXT)],
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
    ['holds NUL', 'Email,Name\nzo\u0000e@mail.test,Zoë\n', "isn't a table"],
    ['is a PDF', '%PDF-1.7 and the rest', 'a document'],
    ['is a web page', '<html><table><tr><td>Email</td></tr></table></html>', 'a web page'],
    ['is an old Excel file', Buffer.from('d0cf11e0a1b11ae1', 'hex'), 'Save as'],
    ['is a damaged Excel file', 'PK\u0003\u0004 and the rest', 'damaged'],
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

  it('with ten thousand duplicates has one new member', async () => {
    const { check } = await importer(api());
    const file = `Email,Name\n${'double@mail.test,Dora Double\n'.repeat(10_000)}`;
    expect((await check(file)).outcomes).toMatchObject({ new: 1, duplicate: 9_999 });
  });
});
