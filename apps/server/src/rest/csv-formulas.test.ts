import { makeMember, makePost } from '@guildhall/db/testing';
import { continueImports } from '@guildhall/api';
import { CsvImport } from '@guildhall/api/console/imports/imports.schema';
import { formulasIn } from '@guildhall/api/testing';
import { describe, expect, test } from 'vitest';
import type { Browser } from '../../testing/browser.ts';
import { testServer } from '../../testing/test-server.ts';
import { unzip } from '../../testing/unzip.ts';

const server = testServer();

const HOSTILE = [',', ';', '\t', '|']
  .map((delimiter) => `hello${delimiter}=A1${delimiter} +1${delimiter}"-1"${delimiter}\uFF20SUM(1)`)
  .join(' ');

async function faultyFile(admin: Browser): Promise<string> {
  const form = new FormData();
  const row = `"Csv;=1+1\n=2","Semi;@SUM(1)\t=3",=4`;
  form.set('file', new Blob([`Email,Name,Phone;=x\n${row}\n`], { type: 'text/csv' }), 'members.csv');
  const { id } = CsvImport.parse((await admin.send('POST', '/api/admin/imports', { body: form })).body);
  await server().db.updateTable('memberImports').set({ status: 'checking' }).where('id', '=', id).execute();
  await continueImports(server().db);
  return (await admin.get(`/api/admin/imports/${id}/faulty.csv`)).text;
}

describe('no spreadsheet runs a formula, whatever delimiter it splits at, from', () => {
  test('the lists of members and posts', async () => {
    const { db } = server();
    const author = await makeMember(db, {
      firstName: 'Csv;=1+1',
      lastName: 'Semi|@SUM(1)',
      company: HOSTILE,
    });
    await makePost(db, { userId: author.id, content: HOSTILE });
    const admin = await server().signedIn(await makeMember(db, { role: 'admin' }));
    for (const list of ['users', 'posts']) {
      const { text } = await admin.get(`/api/admin/${list}.csv`);
      expect(text).toContain('Csv');
      expect(formulasIn(text)).toEqual([]);
    }
  });

  test('the faulty rows of an import', async () => {
    const admin = await server().signedIn(await makeMember(server().db, { role: 'admin' }));
    const text = await faultyFile(admin);
    expect(text).toContain('Semi');
    expect(formulasIn(text)).toEqual([]);
  });

  test('the export of an account', async () => {
    const { db } = server();
    const member = await makeMember(db, { firstName: 'Csv;=1+1', bio: HOSTILE, skills: [';=1+1', '=2'] });
    await makePost(db, { userId: member.id, content: HOSTILE });
    const browser = await server().signedIn(member);
    const answer = await fetch(`${server().origin}/api/account/export`, {
      headers: { cookie: browser.cookies.header() },
    });
    const files = unzip(Buffer.from(await answer.arrayBuffer()));
    expect(files.get('posts.csv')).toContain('hello');
    const sheets = [...files].filter(([name]) => name.endsWith('.csv'));
    for (const [, text] of sheets) expect(formulasIn(text)).toEqual([]);
  });
});
