import { makeMember, makeReferral } from '@guildhall/db/testing';
import { CsvImport } from '@guildhall/api/console/imports/imports.schema';
import { expect, test } from 'vitest';
import { testServer } from '../../testing/test-server.ts';

const server = testServer();

test('a community with decimal commas gets files that its spreadsheet opens, and that the import reads', async () => {
  const { db } = server();
  const admin = await server().signedIn(
    await makeMember(db, { role: 'admin', firstName: 'Ada, dear', company: 'Bäcker; & Co.' }),
  );
  await admin.json('PATCH', '/api/admin/community', { dateLocale: 'de-DE', currency: 'EUR' });
  await makeReferral(db, { status: 'completed', outcomeValue: 1_500 });
  const users = await (
    await fetch(new URL('/api/admin/users.csv', server().origin), {
      headers: { cookie: admin.cookies.header() },
    })
  ).arrayBuffer();
  const text = new TextDecoder('utf-8', { ignoreBOM: true }).decode(users);
  expect(text).toMatch(/^\u{feff}Membership number;First name;Last name;Email;/u);
  expect(text).toContain(';Ada, dear;');

  const form = new FormData();
  form.set('file', new Blob([users], { type: 'text/csv' }), 'users.csv');
  const { columns, mapping, reading } = CsvImport.parse(
    (await admin.send('POST', '/api/admin/imports', { body: form })).body,
  );
  expect(reading).toMatchObject({ delimiter: ';' });
  expect(columns.slice(0, 3)).toEqual(['Membership number', 'First name', 'Last name']);
  expect(mapping).toMatchObject({ membershipNumber: 0, firstName: 1, company: 4 });

  const figures = await admin.get('/api/admin/figures.csv');
  expect(figures.text).toMatch(/Introductions: Value, as members told us;1500;0;EUR;/);
  for (const list of ['posts', 'businesses', 'audit'])
    expect((await admin.get(`/api/admin/${list}.csv`)).text).toMatch(/^\u{feff}?\w+;\w+;/u);
});
