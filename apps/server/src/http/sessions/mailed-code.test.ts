import { makeMember } from '@guildhall/db/testing';
import { beforeAll, describe, expect, test } from 'vitest';
import { type Browser, whenReady } from '../../../testing/browser.ts';
import { startSmtpReceiver } from '../../../testing/smtp-receiver.ts';
import { testServer } from '../../../testing/test-server.ts';

const smtp = await startSmtpReceiver();
const server = testServer({ runJobs: true, settings: { SMTP_URL: smtp.url } });

beforeAll(async () => {
  await server().db.insertInto('settings').values({ key: 'mailedCodes', value: 'true' }).execute();
  return () => smtp.close();
});

const isSignedIn = async (browser: Browser) => (await browser.get('/api/auth/me')).status === 200;

const ask = (browser: Browser, email: string) =>
  whenReady(() => browser.post('/api/auth/code/request', { email }));

/** The code that the mail server got for this address. */
async function received(email: string): Promise<string> {
  const find = () => smtp.messages.findLast((message) => message.includes(email));
  await expect.poll(find, { timeout: 20_000 }).toBeDefined();
  return /^[\dA-Z]{4}-[\dA-Z]{4}$/m.exec(find() ?? '')?.[0] ?? '';
}

describe('a code by email over REST', () => {
  test('arrives, and signs in the browser whose cookie asked for it', async () => {
    const member = await makeMember(server().db);
    const browser = server().visitor();
    const answer = await ask(browser, member.email);
    expect(answer.status).toBe(200);
    expect(answer.body).toEqual({ ok: true });
    const [cookie, ...others] = answer.headers.getSetCookie();
    expect(cookie).toMatch(/^login-code=[\w-]{43}; Max-Age=600; Path=\/; HttpOnly; SameSite=Strict$/);
    expect(others).toEqual([]);
    const code = await received(member.email);
    const other = server().visitor();
    expect((await other.post('/api/auth/code', { code })).status).toBe(401);
    expect((await browser.post('/api/auth/code', { code: 'AAAA-AAAA' })).status).toBe(400);
    expect(await isSignedIn(browser)).toBe(false);
    const entered = await browser.post('/api/auth/code', { code });
    expect(entered.status).toBe(200);
    expect(entered.body).toMatchObject({ id: member.id });
    expect(await isSignedIn(browser)).toBe(true);
    expect([...browser.cookies].map(([name]) => name).toSorted()).toEqual(['devices', 'sid']);
  });

  test('is asked for with the same answer by a visitor who has no account', async () => {
    const answer = await ask(server().visitor(), 'nobody@nowhere.test');
    expect(answer.body).toEqual({ ok: true });
    expect(answer.headers.getSetCookie()).toHaveLength(1);
    expect(smtp.messages.filter((message) => message.includes('nobody@nowhere.test'))).toEqual([]);
  });
});
