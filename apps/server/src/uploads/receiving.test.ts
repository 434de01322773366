import { mkdirSync, mkdtempSync, readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fastify } from 'fastify';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { testDatabase } from '@guildhall/db/testing';
import { Browser } from '../../testing/browser.ts';
import { stallUpload } from '../../testing/stalled-upload.ts';
import { acceptPictures } from './receive-picture.ts';
import { createUploads } from './uploads.ts';

const database = testDatabase();
const log = { info() {}, warn() {}, error() {} };
let folder = '';

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'guildhall-uploads-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

/** The avatar's route alone, for one member. */
async function serve(decode: (path: string) => Promise<string>) {
  const uploads = await createUploads({ db: database(), log, folder, receiveMs: 300 });
  const app = fastify();
  await app.register(async (scope) => {
    await acceptPictures(scope);
    scope.post('/api/profile/avatar', (request) =>
      uploads.receive(request, 1, { charge: async () => {}, decode }),
    );
  });
  const origin = await app.listen({ host: '127.0.0.1', port: 0 });
  return { browser: new Browser(origin), [Symbol.asyncDispose]: () => app.close() };
}

const send = (browser: Browser) => {
  const form = new FormData();
  form.set('file', new Blob(['a picture']), 'a.png');
  return browser.send('POST', '/api/profile/avatar', { body: form });
};

test.each([0, 1_000])(
  'a body that stops after %i bytes is a 408, and nothing of it is stored',
  async (sends) => {
    await using running = await serve(async () => 'decoded');
    const { browser } = running;
    const answer = await (await stallUpload(browser, { sends })).answer();
    expect(answer).toMatch(/^HTTP\/1\.1 408 /);
    expect(answer).toMatch(/\r\nconnection: close/);
    await vi.waitFor(() => expect(readdirSync(folder)).toEqual([]));
    expect((await send(browser)).status).toBe(200);
  },
);

test('a temporary file exists while it is decoded, and is removed on success and failure', async () => {
  let isBroken = false;
  const seen: string[][] = [];
  await using running = await serve(async () => {
    seen.push(readdirSync(folder));
    if (isBroken) throw new Error('broken');
    return 'decoded';
  });
  expect((await send(running.browser)).status).toBe(200);
  isBroken = true;
  expect((await send(running.browser)).status).toBe(500);
  expect(seen.map(({ length }) => length)).toEqual([1, 1]);
  expect(readdirSync(folder)).toEqual([]);
});

test('a full disk is a server error', async () => {
  await using running = await serve(async () => 'decoded');
  rmSync(folder, { recursive: true });
  writeFileSync(folder, 'no folder');
  expect((await send(running.browser)).status).toBe(500);
});

test('files of a killed process are removed at the next start; those of a running one stay', async () => {
  const at = (name: string) => join(folder, name);
  mkdirSync(folder, { recursive: true });
  for (const name of ['old.part', 'new.part']) writeFileSync(at(name), 'x');
  const anHourAgo = new Date(Date.now() - 3_600_000);
  utimesSync(at('old.part'), anHourAgo, anHourAgo);
  await createUploads({ db: database(), log, folder });
  expect(readdirSync(folder)).toEqual(['new.part']);
});
