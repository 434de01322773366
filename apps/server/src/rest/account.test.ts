import { expect, test } from 'vitest';
import { createSigner } from '@guildhall/api/ground/security/signer';
import { TEST_PASSWORD, makeMember } from '@guildhall/db/testing';
import { testServer } from '../../testing/test-server.ts';
import { unzip } from '../../testing/unzip.ts';
import { zip } from './zip.ts';

const secret = 'a-secret-of-at-least-thirty-two-letters';
const server = testServer({ settings: { SESSION_SECRET: secret } });

test('the export is downloaded as a ZIP', async () => {
  const member = await makeMember(server().db, { firstName: 'Zoë' });
  const browser = await server().signedIn(member);
  const cookie = browser.cookies.header();
  const answer = await fetch(`${server().origin}/api/account/export`, { headers: { cookie } });
  expect(answer.headers.get('content-type')).toBe('application/zip');
  expect(answer.headers.get('content-disposition')).toMatch(
    /^attachment; filename="guildhall-\d+-[\d-]+\.zip"$/,
  );
  const files = unzip(Buffer.from(await answer.arrayBuffer()));
  expect(files.get('README.txt')).toContain('Your data at Guildhall');
  expect(JSON.parse(files.get('account.json') ?? '')).toMatchObject([
    { first_name: 'Zoë', email: member.email },
  ]);
});

test('an archive contains each file unchanged', async () => {
  const text = 'Grüße 🥖 '.repeat(1_000);
  const files = [
    { name: 'ü.txt', text },
    { name: 'empty.csv', text: '' },
  ];
  expect([...unzip(await zip(files))]).toEqual(files.map((file) => [file.name, file.text]));
});

test('changing the password keeps this session and ends the others', async () => {
  const member = await makeMember(server().db);
  const [here, elsewhere] = [await server().signedIn(member), await server().signedIn(member)];
  const sessions = await here.get('/api/account/sessions');
  expect(sessions.body).toMatchObject([{ isCurrent: true }, { isCurrent: false }]);

  const change = { currentPassword: TEST_PASSWORD, newPassword: 'a new secret' };
  expect((await here.post('/api/account/password', change)).status).toBe(200);

  expect((await here.get('/api/auth/me')).status).toBe(200);
  expect((await elsewhere.get('/api/auth/me')).status).toBe(401);
});

test('deleting the account ends every session and clears the cookie', async () => {
  const member = await makeMember(server().db);
  const [here, elsewhere] = [await server().signedIn(member), await server().signedIn(member)];
  expect((await here.json('DELETE', '/api/account', { password: TEST_PASSWORD })).status).toBe(200);
  expect(here.cookies.has('sid')).toBe(false);
  expect((await elsewhere.get('/api/auth/me')).status).toBe(401);
});

test('a mail program can unsubscribe with one click, without a session; opening the URL does not unsubscribe', async () => {
  const { db } = server();
  const member = await makeMember(db, { weeklyDigest: true });
  const signer = createSigner([secret], 'guildhall mail');
  const token = signer.sign(`${member.id}:connection_asked`);
  const digest = signer.sign(`${member.id}:weekly_digest`);
  const wishes = async () => {
    const { body } = await (await server().signedIn(member)).get('/api/notifications/preferences');
    return body;
  };
  expect((await server().visitor().get(`/unsubscribe?token=${token}`)).status).toBe(200);
  expect(await wishes()).toMatchObject({
    kinds: expect.arrayContaining([expect.objectContaining({ kind: 'connection_asked', email: true })]),
  });

  const click = await server()
    .visitor()
    .send('POST', `/unsubscribe?token=${token}`, {
      body: 'List-Unsubscribe=One-Click',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
    });

  expect(click.status).toBe(200);
  expect(await wishes()).toMatchObject({
    kinds: expect.arrayContaining([
      expect.objectContaining({ kind: 'connection_asked', inApp: true, email: false }),
      expect.objectContaining({ kind: 'connection_accepted', email: true }),
    ]),
  });
  const preferred = await server()
    .visitor()
    .send('POST', `/unsubscribe?token=${digest}`, {
      body: '--x\r\nContent-Disposition: form-data; name="List-Unsubscribe"\r\n\r\nOne-Click\r\n--x--\r\n',
      headers: { 'content-type': 'multipart/form-data; boundary=x' },
    });
  expect(preferred.status).toBe(200);
  expect(await wishes()).toMatchObject({ weeklyDigest: false });
  const forged = await server()
    .visitor()
    .send('POST', `/unsubscribe?token=${token.slice(0, -2)}xx`, {
      body: 'List-Unsubscribe=One-Click',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
    });
  expect(forged.status).toBe(400);
});
