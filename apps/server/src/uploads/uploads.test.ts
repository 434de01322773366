import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { makeMember } from '@guildhall/db/testing';
import { Browser } from '../../testing/browser.ts';
import { freePort } from '../../testing/free-port.ts';
import { type StalledUpload, stallUpload } from '../../testing/stalled-upload.ts';
import { API_ONLY, type ServerProcess, deployed, spawnServer } from '../../testing/spawn-server.ts';
import { testServer } from '../../testing/test-server.ts';

const SECRET = 'gX7vKq2mZrT9bLw4NcYd8HsJf3PuAe6RkVt1QoWi5MxB';
const server = testServer({ settings: { SESSION_SECRET: SECRET } });

/** The first picture starts the encoder, and a busy machine gives it little. */
const SOON = { timeout: 15_000 };

const signedIn = async () => server().signedIn(await makeMember(server().db));

/** What is being received right now. */
const receiving = () => {
  const folder = join(server().dataDir, 'uploads');
  return existsSync(folder) ? readdirSync(folder) : [];
};

async function upload(as: Browser) {
  const content = await sharp({ create: { width: 64, height: 64, channels: 3, background: '#336699' } })
    .png()
    .toBuffer();
  const form = new FormData();
  form.set('file', new Blob([Uint8Array.from(content)]), 'me.png');
  return as.send('POST', '/api/profile/avatar', { body: form });
}

async function whileHeld(members: Browser[], work: () => Promise<void>): Promise<void> {
  const held: StalledUpload[] = [];
  try {
    for (const member of members) held.push(await stallUpload(member));
    await vi.waitFor(() => expect(receiving()).toHaveLength(members.length), 20_000);
    await work();
  } finally {
    for (const one of held) one.abort();
    await vi.waitFor(() => expect(receiving()).toEqual([]), 20_000);
  }
}

describe('a member who is uploading', () => {
  let process: ServerProcess;
  let other = '';

  beforeAll(async () => {
    other = `http://127.0.0.1:${await freePort()}`;
    const { databaseUrl, dataDir } = server();
    const env = deployed(other, { databaseUrl, dataDir: join(dataDir, 'other'), secret: SECRET });
    process = await spawnServer({ origin: other, command: API_ONLY, env });
  });
  afterAll(() => process.end());

  /** The same session at the other process. */
  const elsewhere = ({ cookies }: Browser) => {
    const browser = new Browser(other);
    for (const [name, value] of cookies) browser.cookies.set(name, value);
    return browser;
  };

  test('cannot start another upload at the same time, in this process or another', async () => {
    const [ana, ben] = [await signedIn(), await signedIn()];
    await whileHeld([ana], async () => {
      for (const browser of [ana, elsewhere(ana)]) {
        const answer = await upload(browser);
        expect(answer).toMatchObject({
          status: 429,
          body: { message: 'Your last picture is still being uploaded. Please try again in a moment.' },
        });
        expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0);
      }
      expect((await upload(elsewhere(ben))).status).toBe(200);
    });
  });

  test('can upload again as soon as the first has ended or its connection breaks', async () => {
    const ana = await signedIn();
    await whileHeld([ana], async () => {});
    await vi.waitFor(async () => expect((await upload(ana)).status).toBe(200), SOON);
    expect((await upload(elsewhere(ana))).status).toBe(200);
  });
});

test('a thirteenth upload in one process is rejected before its body is read, and can be retried', async () => {
  const members = await Promise.all(Array.from({ length: 13 }, signedIn));
  const last = members.at(-1) ?? server().visitor();
  await whileHeld(members.slice(0, 12), async () => {
    const refused = await stallUpload(last, { sends: 0 });
    const answer = await refused.answer();
    refused.abort();
    expect(answer).toMatch(/^HTTP\/1\.1 503 /);
    expect(answer).toMatch(/\r\nretry-after: [1-9]/);
  });
  await vi.waitFor(async () => expect((await upload(last)).status).toBe(200), SOON);
});

test('an upload whose length is over the limit is rejected before its body is read', async () => {
  const ana = await signedIn();
  const answer = await ana.send('POST', '/api/profile/avatar', {
    body: new Uint8Array(6_000_000),
    headers: { 'content-type': 'multipart/form-data; boundary=x' },
  });
  expect(answer.status).toBe(413);
});
