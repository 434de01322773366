import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { withScratch } from './scratch.mjs';

let home: string;
let memory: string;
let disk: string;

beforeEach(() => {
  home = mkdtempSync(join(tmpdir(), 'guildhall-scratch-'));
  [memory, disk] = [join(home, 'memory'), join(home, 'disk')];
  for (const parent of [memory, disk]) {
    mkdirSync(join(parent, 'guildhall-tests-999999999-killed'), { recursive: true });
    mkdirSync(join(parent, `guildhall-tests-${process.pid}-running`));
  }
});
afterEach(() => rmSync(home, { recursive: true }));

type Machine = { options?: string; neededBytes?: number; freeBytes?: number };

function options({ options: mounted = 'rw,relatime', neededBytes = 1, freeBytes = 1 }: Machine = {}) {
  const mounts = join(home, 'mounts');
  writeFileSync(mounts, `proc /proc proc rw 0 0\ntmpfs ${memory} tmpfs ${mounted} 0 0\n`);
  return { memory, mounts, disk, neededBytes, freeBytes };
}

const isInMemory = (machine: Machine = {}) =>
  withScratch(async (folder: string) => folder.startsWith(memory), options(machine));

const left = () => [memory, disk].flatMap((parent) => readdirSync(parent));
const RUNNING = `guildhall-tests-${process.pid}-running`;

describe('the temporary files of a test run', () => {
  test('are in memory where it has room', async () => {
    expect(await isInMemory()).toBe(true);
  });

  test('are on the disk where the memory file system has no room, or no program may run from it', async () => {
    const neededBytes = Number.MAX_SAFE_INTEGER;
    expect(await isInMemory({ neededBytes, freeBytes: neededBytes })).toBe(false);
    expect(await isInMemory({ options: 'rw,nosuid,nodev,noexec' })).toBe(false);
  });

  test('are on the disk where processes need the memory, or may have no more of it', async () => {
    expect(await isInMemory({ neededBytes: 2, freeBytes: 1 })).toBe(false);
  });

  test('take no room that killed runs have left filled, even where there is not enough', async () => {
    await isInMemory({ neededBytes: 2, freeBytes: 1 });
    expect(left()).toEqual([RUNNING, RUNNING]);
  });

  test('are removed when the run fails', async () => {
    const failing = withScratch(async (folder: string) => {
      writeFileSync(join(folder, 'report.json'), '{}');
      throw new Error('no report');
    }, options());
    await expect(failing).rejects.toThrow('no report');
    expect(left()).toEqual([RUNNING, RUNNING]);
  });

  test.each(['SIGTERM', 'SIGHUP', 'SIGINT'] as const)(
    'are removed when the run is told to stop by %s, after its commands have ended',
    async (signal) => {
      const urlOf = (module: string) => JSON.stringify(pathToFileURL(join(import.meta.dirname, module)).href);
      // The command tidies up, as a test runner does.
      const command = `
        process.on('${signal}', () => { console.log('tidied up'); process.exit(); });
        setTimeout(() => {}, 20_000);
        console.log('ready');`;
      const launcher = spawn(
        process.execPath,
        [
          '--input-type=module',
          '-e',
          `
          import { withScratch } from ${urlOf('scratch.mjs')};
          import { passSignalsOn, run } from ${urlOf('run-command.mjs')};
          const stoppedBy = passSignalsOn();
          await withScratch(
            () => run(process.execPath, ['-e', ${JSON.stringify(command)}]),
            ${JSON.stringify(options())},
          );
          process.exitCode = stoppedBy();`,
        ],
        { stdio: ['ignore', 'pipe', 'inherit'] },
      );
      const ended = once(launcher, 'close');
      let output = '';
      launcher.stdout.on('data', (chunk: Buffer) => {
        output += chunk.toString();
        if (output === 'ready\n') launcher.kill(signal);
      });
      const [code]: unknown[] = await ended;
      expect(output).toBe('ready\ntidied up\n');
      expect(code).toBe({ SIGHUP: 129, SIGINT: 130, SIGTERM: 143 }[signal]);
      expect(left()).toEqual([RUNNING, RUNNING]);
    },
  );
});
