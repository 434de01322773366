import { randomBytes } from 'node:crypto';
import { makeEvent, makeMember } from '@guildhall/db/testing';
import { formulasIn } from '@guildhall/api/testing';
import { expect, test } from 'vitest';
import { testServer } from '../../testing/test-server.ts';

const server = testServer();

/** An event at whose door a guest with this name was let in. */
async function attended(name: string) {
  const { db } = server();
  const event = await makeEvent(db, {
    startsAt: new Date('2026-05-04T07:00:00Z'),
    timeZone: 'Europe/Lisbon',
  });
  const admin = await server().signedIn(await makeMember(db, { role: 'admin' }));
  const { status } = await admin.post(`/api/events/${event.id}/dates/${event.dateId}/check-ins`, {
    items: [{ clientId: randomBytes(16).toString('hex'), who: { name } }],
  });
  expect(status).toBe(200);
  return { admin, path: `/api/events/${event.id}/attendance` };
}

test('an organizer gets who came as spreadsheets, by date with what each figure counts, and by person', async () => {
  const { admin, path } = await attended('Ada Guest');
  const { text, headers } = await admin.get(`${path}.csv`);
  expect(headers.get('content-type')).toContain('text/csv');
  const lines = text.replace('\u{feff}', '').split('\r\n');
  expect(lines.slice(0, 3)).toEqual([
    'Date,Said yes,Came,Late,Walk-ins,Guests,Excused,Absent',
    '2026-05-04 08:00,0,1,0,1,1,0,0',
    'All dates,0,1,0,1,1,0,0',
  ]);
  expect(text).toContain('Walk-ins,"Of those who came, the ones who had no seat');
  const { text: people } = await admin.get(`${path}/people.csv`);
  expect(people.replace('\u{feff}', '').split('\r\n').slice(0, 2)).toEqual([
    'Name,Guest,Said yes,Came,Late,Excused,Absent',
    'Ada Guest,true,0,1,0,0,0',
  ]);
});

test('no spreadsheet runs a name as a formula', async () => {
  const { admin, path } = await attended('=1+1;@SUM(1)');
  const { text } = await admin.get(`${path}/people.csv`);
  expect(text).toContain('SUM');
  expect(formulasIn(text)).toEqual([]);
});

test('neither a member nor a visitor gets them, and there is no event called x', async () => {
  const { admin, path } = await attended('Ada Guest');
  const member = await server().signedIn(await makeMember(server().db));
  for (const file of [`${path}.csv`, `${path}/people.csv`]) {
    expect(await member.get(file)).toMatchObject({ status: 403 });
    expect(await server().visitor().get(file)).toMatchObject({ status: 401 });
  }
  expect(await admin.get('/api/events/x/attendance.csv')).toMatchObject({ status: 400 });
});
