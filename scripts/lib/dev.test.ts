import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, utimesSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { inRoot } from './paths.mjs';
import { environment } from './run-command.mjs';

const CHANGED = inRoot('apps', 'server', 'src', 'cli', 'start.command.ts');

let folder: string;
let dev: ChildProcess;
let output = '';

const found = (pattern: RegExp) => [...output.matchAll(pattern)].map(([, part = '']) => part);
const addresses = () => found(/Guildhall is ready: (\S+)/g);
const changedFiles = () => found(/Change detected in '(.+)'/g);

/** Waits for the nth start, and reads a page and a source of the web from it, which Vite compiles. */
async function startNumber(count: number): Promise<void> {
  await vi.waitFor(() => {
    if (addresses().length < count) throw new Error(`It did not start ${count} times: ${output}`);
  }, 60_000);
  // On a busy machine a change may be seen once more after the server was ready, which counts below.
  await vi.waitFor(async () => {
    for (const path of ['/', '/src/entry-client.tsx'])
      expect((await fetch(`${addresses().at(-1)}${path}`)).status).toBe(200);
  }, 60_000);
}

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'guildhall dev-'));
  const lib = (name: string) => JSON.stringify(pathToFileURL(inRoot('scripts', 'lib', name)).href);
  const program = `
    import { PROGRAMS } from ${lib('programs.mjs')};
    import { runNode } from ${lib('run-command.mjs')};
    process.exitCode = await runNode(PROGRAMS.dev);`;
  dev = spawn(process.execPath, ['--input-type=module', '-e', program], {
    env: environment({ DATA_DIR: folder, PORT: '0', SEED: 'none', LOG_LEVEL: 'silent', DATABASE_URL: '' }),
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  for (const stream of [dev.stdout, dev.stderr])
    stream?.on('data', (chunk: Buffer) => (output += chunk.toString()));
});

afterAll(async () => {
  if (dev.exitCode === null && dev.signalCode === null) {
    const ended = once(dev, 'exit');
    dev.kill('SIGTERM');
    await ended;
  }
  rmSync(folder, { recursive: true, force: true });
});

// Two edits: a restart that nobody asked for would come between them.
test('npm run dev restarts once for each changed source of the server, and never by itself', async () => {
  await startNumber(1);
  for (const edits of [1, 2]) {
    utimesSync(CHANGED, new Date(), new Date());
    await startNumber(1 + edits);
    expect(changedFiles()).toEqual(Array.from({ length: edits }, () => CHANGED));
  }
}, 180_000);
