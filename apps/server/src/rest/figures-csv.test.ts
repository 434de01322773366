import { makeMember } from '@guildhall/db/testing';
import { formulasIn } from '@guildhall/api/testing';
import { expect, test } from 'vitest';
import { testServer } from '../../testing/test-server.ts';

const server = testServer();

test('an administrator gets the figures as a spreadsheet, with what each counts', async () => {
  const { db } = server();
  const admin = await server().signedIn(await makeMember(db, { role: 'admin' }));
  await makeMember(db, { industry: '=1+1;=2', createdAt: new Date('2024-05-05') });
  const { text, headers } = await admin.get('/api/admin/figures.csv?from=2024-01-01&to=2024-12-31');
  expect(headers.get('content-type')).toContain('text/csv');
  const lines = text.split('\r\n');
  expect(lines[0]).toBe('Figure,2024-01-01 to 2024-12-31,2023-01-01 to 2023-12-31,Currency,Definition');
  expect(lines).toContainEqual(expect.stringMatching(/^Joined,1,0,,"?Everyone whose membership began/));
  expect(lines).toContainEqual(expect.stringMatching(/^Members who were here: 2024-12,0,0,/));
  expect(text).toContain('Largest industries: ');
  expect(formulasIn(text)).toEqual([]);
});

test('a spreadsheet of impossible days is refused with a sentence', async () => {
  const admin = await server().signedIn(await makeMember(server().db, { role: 'admin' }));
  for (const query of [
    'from=2024-01-01&to=2023-01-01',
    'preset=ever',
    'from=x&to=y',
    'from=2999-01-01&to=2999-02-01',
  ])
    expect(await admin.get(`/api/admin/figures.csv?${query}`)).toMatchObject({ status: 400 });
});
