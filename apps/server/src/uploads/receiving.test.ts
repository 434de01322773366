import { once } from 'node:events';
import { mkdirSync, mkdtempSync, readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fastify } from 'fastify';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { testDatabase } from '@guildhall/db/testing';
import { Browser } from '../../testing/browser.ts';
import { stallUpload } from '../../testing/stalled-upload.ts';
import type { Box, Encoded } from '../pictures/encoder-messages.ts';
import type { LingeringBounds } from './lingering-close.ts';
import { acceptUploads } from './upload-route.ts';
import { createUploads } from './uploads.ts';

const database = testDatabase();
const BOX: Box = { width: 1, height: 1, fit: 'inside' };
const ENCODED: Encoded = {
  pictures: [{ width: 1, height: 1, body: Buffer.from('encoded') }],
  colors: '336699'.repeat(4),
};
const log = { info() {}, warn() {}, error() {} };
let folder = '';

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'guildhall-uploads-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

/** The avatar's route alone, for one member. */
async function serve(encode: (path: string) => Promise<Encoded>, lingering?: LingeringBounds) {
  const uploads = await createUploads({ db: database(), log, folder, encoder: { encode }, receiveMs: 300 });
  const app = fastify();
  await app.register(async (scope) => {
    await acceptUploads(scope, lingering);
    scope.post('/api/profile/avatar', (request) =>
      uploads.receive(request, 1, { charge: async () => {}, boxes: [BOX] }),
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
    await using running = await serve(async () => ENCODED);
    const { browser } = running;
    const answer = await (await stallUpload(browser, { sends })).answer();
    expect(answer).toMatch(/^HTTP\/1\.1 408 /);
    expect(answer).toMatch(/\r\nconnection: close/);
    await vi.waitFor(() => expect(readdirSync(folder)).toEqual([]), 20_000);
    expect((await send(browser)).status).toBe(200);
  },
);

test('a temporary file exists while it is encoded, and is removed on success and failure', async () => {
  let isBroken = false;
  const seen: string[][] = [];
  await using running = await serve(async () => {
    seen.push(readdirSync(folder));
    if (isBroken) throw new Error('broken');
    return ENCODED;
  });
  expect((await send(running.browser)).status).toBe(200);
  isBroken = true;
  expect((await send(running.browser)).status).toBe(500);
  expect(seen.map(({ length }) => length)).toEqual([1, 1]);
  expect(readdirSync(folder)).toEqual([]);
});

test('a full disk is a 503 that says so, and the next upload succeeds once there is space', async () => {
  let isFull = true;
  await using running = await serve(async () => {
    if (isFull) throw Object.assign(new Error('no space'), { code: 'ENOSPC', syscall: 'write' });
    return ENCODED;
  });
  expect(await send(running.browser)).toMatchObject({
    status: 503,
    body: { message: 'The server has no space left for files. Please try again later.' },
  });
  expect(readdirSync(folder)).toEqual([]);
  isFull = false;
  expect((await send(running.browser)).status).toBe(200);
});

test('a folder that cannot be written to is a server error', async () => {
  await using running = await serve(async () => ENCODED);
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
  await createUploads({ db: database(), log, folder, encoder: { encode: async () => ENCODED } });
  expect(readdirSync(folder)).toEqual(['new.part']);
});

describe('an upload that is refused while it is being sent', () => {
  const MEGABYTE = 1_024 * 1_024;
  const HEAD = [
    'POST /api/profile/avatar HTTP/1.1',
    'host: 127.0.0.1',
    'content-type: multipart/form-data; boundary=x',
    `content-length: ${8 * MEGABYTE}`,
  ].join('\r\n');

  /** Opens an upload that is longer than it may be; `ended` is what was received until the server closed. */
  function open(origin: string) {
    const socket = connect(Number(new URL(origin).port), '127.0.0.1');
    const { promise: ended, resolve } = Promise.withResolvers<string>();
    const received: Buffer[] = [];
    socket.on('data', (chunk: Buffer) => received.push(chunk));
    socket.on('error', () => {});
    socket.on('close', () => resolve(Buffer.concat(received).toString()));
    socket.write(`${HEAD}\r\n\r\n`);
    return { socket, ended };
  }

  test('is answered to a sender that reads nothing before it has sent everything', async () => {
    await using running = await serve(async () => ENCODED);
    const { socket, ended } = open(running.browser.origin);
    socket.pause();
    for (let sent = 0; sent < 8; sent += 1)
      if (!socket.write(Buffer.alloc(MEGABYTE))) await once(socket, 'drain');
    socket.resume();
    expect(await ended).toMatch(/^HTTP\/1\.1 413 .*\r\nconnection: close\r\n.*larger than 5 MB/s);
  });

  test('is cut off when it goes on for too long', async () => {
    const bounds = { graceMs: 10, totalMs: 400, quietMs: 600_000, bytes: MEGABYTE };
    await using running = await serve(async () => ENCODED, bounds);
    const { socket, ended } = open(running.browser.origin);
    const trickle = setInterval(() => socket.write('x'), 20);
    const answer = await ended.finally(() => clearInterval(trickle));
    expect(answer).toContain('larger than 5 MB');
  });

  test('is cut off when it falls silent', async () => {
    const bounds = { graceMs: 10, totalMs: 60_000, quietMs: 100, bytes: MEGABYTE };
    await using running = await serve(async () => ENCODED, bounds);
    expect(await open(running.browser.origin).ended).toContain('larger than 5 MB');
  });

  test('is cut off when it goes on with too much', async () => {
    const bounds = { graceMs: 10, totalMs: 60_000, quietMs: 60_000, bytes: MEGABYTE };
    await using running = await serve(async () => ENCODED, bounds);
    const { socket, ended } = open(running.browser.origin);
    socket.write(Buffer.alloc(4 * MEGABYTE));
    expect(await ended).toContain('larger than 5 MB');
  });
});
