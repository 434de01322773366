import { execFileSync, fork } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { constants, getPriority, tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import type { Boxes } from './encoder-messages.ts';
import { type PictureEncoderOptions, createPictureEncoder } from './picture-encoder.ts';

/** A busy machine gives the encoder little. */
const SOON = { timeout: 15_000 };
const BOXES: Boxes = [
  { width: 400, height: 400, fit: 'inside' },
  { width: 100, height: 100, fit: 'cover' },
];
const FAILED = 'This picture could not be processed. Please try again, or choose another one.';
const ENCODER = JSON.stringify(join(import.meta.dirname, 'encoder-process.ts'));
let folder = '';
let picture = '';

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'guildhall-encoder-'));
  picture = join(folder, 'picture.part');
  await sharp({ create: { width: 800, height: 600, channels: 3, background: '#336699' } })
    .png()
    .toFile(picture);
});
afterEach(() => rmSync(folder, { recursive: true }));

const log = { info() {}, warn() {}, error() {} };

function open(options: Partial<PictureEncoderOptions> = {}) {
  const encoder = createPictureEncoder({ log, ...options });
  return { ...encoder, [Symbol.dispose]: () => encoder.close() };
}

/** A program that a test runs in place of the encoder. */
function program(source: string): string {
  const path = join(folder, 'program.mjs');
  writeFileSync(path, source);
  return path;
}

/** What such a program does when it is asked for a picture. */
const onRequest = (act: string) => `process.on('message', () => ${act}); process.send('ready');`;

/** Encoders of this process, ended ones included until it has noticed. */
const children = () => childrenOf(process.pid);

const childrenOf = (pid: number): number[] =>
  execFileSync('ps', ['-A', '-o', 'pid=,ppid=,args='], { encoding: 'utf8' })
    .split('\n')
    .flatMap((line) => {
      const [id, parent, ...args] = line.trim().split(/\s+/);
      return Number(parent) === pid && args[0] !== 'ps' ? [Number(id)] : [];
    });

test('a picture is encoded in each size by a process of low priority without the server’s environment', async () => {
  using encoder = open();
  const { pictures, colors } = await encoder.encode(picture, BOXES);
  expect(pictures.map(({ width, height }) => ({ width, height }))).toEqual([
    { width: 400, height: 300 },
    { width: 100, height: 100 },
  ]);
  expect(colors).toBe('336699'.repeat(4));
  for (const { body, width } of pictures)
    expect(await sharp(body).metadata()).toMatchObject({ format: 'webp', width });
  const [pid = 0] = children();
  expect(getPriority(pid)).toBeGreaterThan(getPriority());
  const file = `/proc/${pid}/environ`;
  // Other systems than Linux do not show it.
  expect(existsSync(file) ? readFileSync(file, 'utf8') : '').not.toMatch(/PATH|HOME|SECRET/);
});

test('the process is used again, and ends when there has been nothing to do', async () => {
  using encoder = open({ idleMs: 300 });
  await encoder.encode(picture, BOXES);
  const first = children();
  await encoder.encode(picture, BOXES);
  expect(children()).toEqual(first);
  await vi.waitFor(() => expect(children()).toEqual([]), SOON);
  expect((await encoder.encode(picture, BOXES)).pictures).toHaveLength(2);
});

test('pictures that come at once are encoded one after the other by one process', async () => {
  using encoder = open();
  const all = await Promise.all(Array.from({ length: 5 }, () => encoder.encode(picture, BOXES)));
  expect(all.map(({ pictures }) => pictures.length)).toEqual([2, 2, 2, 2, 2]);
  expect(children()).toHaveLength(1);
});

test.each([
  ['does not start', 'setInterval(() => {}, 1_000);'],
  ['crashes as it starts', 'process.kill(process.pid, "SIGSEGV");'],
  // Blocked as in an endless loop, which would take the core from other tests.
  ['hangs', onRequest('Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0)')],
  ['crashes', onRequest('process.kill(process.pid, "SIGSEGV")')],
  ['says something else', onRequest('process.send("nonsense")')],
])('an encoder that %s is replaced, and the member is asked to try again', async (_how, source) => {
  const path = program(source);
  using encoder = open({ program: path, limits: { readyMs: 10_000, replyMs: 10_000 } });
  await expect(encoder.encode(picture, BOXES)).rejects.toMatchObject({
    code: 'SERVICE_UNAVAILABLE',
    message: FAILED,
  });
  await vi.waitFor(() => expect(children()).toEqual([]), SOON);
  writeFileSync(path, `await import(${ENCODER})`);
  expect((await encoder.encode(picture, BOXES)).pictures).toHaveLength(2);
});

test('a slow start takes no time from the encoding', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  onTestFinished(() => void vi.useRealTimers());
  const started = join(folder, 'started');
  const slow = program(`
    import { existsSync } from 'node:fs';
    const timer = setInterval(async () => {
      if (!existsSync(${JSON.stringify(started)})) return;
      clearInterval(timer);
      await import(${ENCODER});
    }, 10);`);
  using encoder = open({ program: slow, limits: { readyMs: 60_000, replyMs: 20_000 } });
  const encoding = encoder.encode(picture, BOXES);
  await vi.advanceTimersByTimeAsync(50_000);
  writeFileSync(started, '');
  expect((await encoding).pictures).toHaveLength(2);
});

test('a picture that is not decoded in time is not called unreadable: the machine may be slow', async () => {
  using encoder = open({ limits: { decodeSeconds: 1, replyMs: 50_000 } });
  await encoder.encode(picture, BOXES);
  await sharp({ create: { width: 6_000, height: 4_000, channels: 3, background: '#336699' } })
    .png({ compressionLevel: 1 })
    .toFile(picture);
  const [pid = 0] = children();
  // A machine that gives the process little of each second.
  process.kill(pid, 'SIGSTOP');
  const slowdown = setInterval(() => {
    process.kill(pid, 'SIGCONT');
    Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 20);
    process.kill(pid, 'SIGSTOP');
  }, 1_100);
  onTestFinished(() => clearInterval(slowdown));
  await expect(encoder.encode(picture, BOXES)).rejects.toMatchObject({
    code: 'SERVICE_UNAVAILABLE',
    message: FAILED,
  });
  expect(children()).toEqual([pid]);
});

test('an encoder that was killed while it had nothing to do is replaced unnoticed', async () => {
  using encoder = open();
  await encoder.encode(picture, BOXES);
  for (const pid of children()) process.kill(pid, 'SIGKILL');
  await vi.waitFor(() => expect(children()).toEqual([]), SOON);
  expect((await encoder.encode(picture, BOXES)).pictures).toHaveLength(2);
});

test('the encoder of a server with a low priority has a lower one, and ends with it, even when that is killed', async () => {
  const server = fork(
    program(`
      import { setPriority } from 'node:os';
      import { createPictureEncoder } from ${JSON.stringify(join(import.meta.dirname, 'picture-encoder.ts'))};
      const log = { info() {}, warn() {}, error() {} };
      setPriority(${constants.priority.PRIORITY_BELOW_NORMAL});
      const encoder = createPictureEncoder({ log });
      await encoder.encode(${JSON.stringify(picture)}, ${JSON.stringify(BOXES)});
      process.send('encoded');
      setInterval(() => {}, 1_000);`),
    { execArgv: [] },
  );
  await once(server, 'message');
  const [encoder = 0] = childrenOf(server.pid ?? 0);
  expect(getPriority(encoder)).toBeGreaterThan(constants.priority.PRIORITY_BELOW_NORMAL);
  expect(() => process.kill(encoder, 0)).not.toThrow();
  server.kill('SIGKILL');
  await vi.waitFor(() => expect(() => process.kill(encoder, 0)).toThrow('ESRCH'), SOON);
});
