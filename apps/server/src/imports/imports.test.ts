import { makeMember } from '@guildhall/db/testing';
import { continueImports, writeWorkbook } from '@guildhall/api';
import { CsvImport } from '@guildhall/api/console/imports/imports.schema';
import { describe, expect, test } from 'vitest';
import type { Browser } from '../../testing/browser.ts';
import { testServer } from '../../testing/test-server.ts';

const server = testServer();
const newAdmin = async () => server().signedIn(await makeMember(server().db, { role: 'admin' }));

function upload(as: Browser, content: string | Uint8Array<ArrayBuffer>, path = '/api/admin/imports') {
  const form = new FormData();
  form.set('file', new Blob([content], { type: 'text/csv' }), 'our members.csv');
  return as.send('POST', path, { body: form });
}

describe('the upload of a spreadsheet of members', () => {
  test('answers the import, and its faulty rows come back as a file to correct', async () => {
    const admin = await newAdmin();
    const answer = await upload(
      admin,
      'Email;Name;Phone\nwrong;Ann Adler;+351 21\nben@mail.test;Ben Brandt;\n',
    );
    expect(answer.status).toBe(200);
    const { id, fileName, rows, mapping } = CsvImport.parse(answer.body);
    expect({ fileName, rows, mapping }).toEqual({
      fileName: 'our members.csv',
      rows: 2,
      mapping: { email: 0, fullName: 1, phoneNumber: 2 },
    });
    await server().db.updateTable('memberImports').set({ status: 'checking' }).where('id', '=', id).execute();
    await continueImports(server().db);
    const file = await admin.send('GET', `/api/admin/imports/${id}/faulty.csv`);
    expect(file.headers.get('content-type')).toContain('text/csv');
    const { text } = file;
    expect(text.trim().split('\r\n')).toEqual([
      'Email;Name;Phone;Reason',
      `wrong;Ann Adler;'+351 21;Email: Invalid email`,
    ]);

    const corrected = await upload(admin, text.replace('wrong', 'ann@mail.test'));
    const again = CsvImport.parse(corrected.body);
    expect(again.mapping).toEqual(mapping);
    await server()
      .db.updateTable('memberImports')
      .set({ status: 'running' })
      .where('id', '=', again.id)
      .execute();
    await server()
      .db.updateTable('memberImportRows')
      .set({ outcome: 'new' })
      .where('importId', '=', again.id)
      .execute();
    await continueImports(server().db);
    const ann = await server()
      .db.selectFrom('users')
      .selectAll()
      .where('email', '=', 'ann@mail.test')
      .executeTakeFirst();
    expect(ann).toMatchObject({
      firstName: 'Ann',
      lastName: 'Adler',
      phoneNumber: '+351 21',
      hasJoined: false,
    });
  });

  test('of an Excel file gives its faulty rows back as one, with their digits', async () => {
    const admin = await newAdmin();
    const book = await writeWorkbook([
      ['E-Mail', 'Name', 'Telefon', 'Mitgl.-Nr.'],
      ['wrong', 'Ann Adler', '0171 1234567', '00042'],
      ['ben@mail.test', 'Ben Brandt', '', ''],
    ]);
    const first = CsvImport.parse((await upload(admin, new Uint8Array(book))).body);
    await admin.post('/trpc/admin.imports.check', { id: first.id, mapping: first.mapping });
    await continueImports(server().db);
    const path = `/api/admin/imports/${first.id}/faulty.xlsx`;
    const file = await fetch(server().origin + path, { headers: { cookie: admin.cookies.header(path) } });
    expect(file.headers.get('content-type')).toContain('spreadsheetml');
    const again = CsvImport.parse((await upload(admin, new Uint8Array(await file.arrayBuffer()))).body);
    expect(again).toMatchObject({
      columns: ['E-Mail', 'Name', 'Telefon', 'Mitgl.-Nr.', 'Reason'],
      mapping: first.mapping,
      sample: [['wrong', 'Ann Adler', '0171 1234567', '00042', 'E-Mail: Invalid email']],
    });
  });

  test('is refused with a sentence when the file is too large, is no table, or the form is broken', async () => {
    const admin = await newAdmin();
    const tooLarge = await upload(admin, new Uint8Array(6 * 1_024 * 1_024));
    expect(tooLarge.status).toBe(413);
    expect(tooLarge.body).toMatchObject({ message: expect.stringContaining('larger than 5 MB') });
    const noTable = await upload(admin, 'Just a letter to the members.\n');
    expect(noTable.status).toBe(400);
    expect(noTable.body).toMatchObject({ message: expect.stringContaining('only one column') });
    const body = (text: string) => new Blob([text], { type: 'multipart/form-data; boundary=x' });
    const broken = await admin.send('POST', '/api/admin/imports', { body: body('--x\r\nbroken') });
    expect(broken.status).toBe(400);
    expect(broken.body).toMatchObject({ message: 'Please send one spreadsheet and nothing else.' });
  });

  test('is of businesses on a path of its own', async () => {
    const path = '/api/admin/imports/businesses';
    const { body } = await upload(await newAdmin(), 'Company,City\nRye & Shine,Porto\n', path);
    expect(CsvImport.parse(body)).toMatchObject({ kind: 'businesses', mapping: { name: 0, city: 1 } });
    const member = await server().signedIn(await makeMember(server().db));
    expect((await upload(member, 'Company,City\nRye,Porto\n', path)).status).toBe(403);
    expect((await upload(server().visitor(), 'Company,City\nRye,Porto\n', path)).status).toBe(401);
  });

  test('is for administrators, as are the faulty rows', async () => {
    const admin = await newAdmin();
    const { body } = await upload(admin, 'Email,Name\na@mail.test,Ann Adler\n');
    const { id } = CsvImport.parse(body);
    const member = await server().signedIn(await makeMember(server().db));
    expect((await upload(member, 'Email,Name\nb@mail.test,Ben Brandt\n')).status).toBe(403);
    for (const type of ['csv', 'xlsx'])
      expect((await member.send('GET', `/api/admin/imports/${id}/faulty.${type}`)).status).toBe(403);
    const visitor = server().visitor();
    expect((await upload(visitor, 'Email,Name\nb@mail.test,Ben Brandt\n')).status).toBe(401);
    for (const type of ['csv', 'xlsx'])
      expect((await visitor.send('GET', `/api/admin/imports/${id}/faulty.${type}`)).status).toBe(401);
  });

  test('is the list of members as the console gives it, in which nothing has changed', async () => {
    const { db } = server();
    await makeMember(db, {
      firstName: 'Zoë',
      lastName: "O'Brien, the 2nd",
      company: '=cmd()',
      jobTitle: 'Baker',
      phoneNumber: '+49 551 12345',
      location: 'Göttingen',
      membershipNumber: '00017',
      membershipExpiresOn: '2031-12-31',
      skills: ['Bread', 'Cakes'],
      bio: 'Two lines\nof "text"',
      hasJoined: false,
      isActive: false,
    });
    const admin = await newAdmin();
    const sheet = await admin.send('GET', '/api/admin/users.csv?search=zoe');
    const { id, mapping, columns } = CsvImport.parse((await upload(admin, sheet.text)).body);
    expect(columns.filter((_, column) => !Object.values(mapping).includes(column))).toEqual([
      'State',
      'Paused until',
      'Added on',
      'Invited on',
      'Last sign-in',
      'Connections',
      'Administrator',
      'Account id',
    ]);
    const options = { nameOrder: null, existing: 'update', clearsBlank: true, replacesOwn: true };
    await db
      .updateTable('memberImports')
      .set({ status: 'checking', options: JSON.stringify(options) })
      .where('id', '=', id)
      .execute();
    await continueImports(db);
    const rows = await db
      .selectFrom('memberImportRows')
      .select(['outcome', 'reason'])
      .where('importId', '=', id)
      .execute();
    expect(rows).toMatchObject([{ outcome: 'unchanged', reason: null }]);
  });
});
