import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { installStamp } from './install.mjs';
import { inRoot } from './paths.mjs';
import { testSuites } from './suites.mjs';
import { countPlaywright, countReport, countVitest } from './summary.mjs';

let folder: string;

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'guildhall launcher-'));
});
afterAll(() => rmSync(folder, { recursive: true }));

/** Runs code in a process with one of the launcher's modules as `lib`. */
function start(module: string, code: string): ChildProcess {
  const url = pathToFileURL(join(import.meta.dirname, module)).href;
  const program = `import * as lib from ${JSON.stringify(url)};\n${code}`;
  return spawn(process.execPath, ['--input-type=module', '-e', program], {
    stdio: ['ignore', 'pipe', 'pipe'],
  });
}

async function outcome(child: ChildProcess): Promise<{ code: unknown; output: string; errors: string }> {
  let output = '';
  let errors = '';
  child.stdout?.on('data', (chunk: Buffer) => (output += chunk.toString()));
  child.stderr?.on('data', (chunk: Buffer) => (errors += chunk.toString()));
  const [code]: unknown[] = await once(child, 'close');
  return { code, output, errors };
}

const write = (file: string, content: string) => {
  mkdirSync(join(folder, file, '..'), { recursive: true });
  writeFileSync(join(folder, file), content);
};

const launch = (program: string) =>
  start('run-command.mjs', `process.exitCode = await lib.runNode(['-e', ${JSON.stringify(program)}])`);
const ready = (child: ChildProcess) => once(child.stdout ?? child, 'data');

describe('the Node of the host', () => {
  test('is refused with one sentence when it is too old', async () => {
    expect(await outcome(start('require-node.mjs', `lib.requireNode('18.20.1')`))).toEqual({
      code: 1,
      output: '',
      errors: 'Guildhall needs Node 20 or newer; this is Node 18.20.1.\n',
    });
  });

  test.each(['20.0.0', '26.10.0'])('may be %s', async (version) => {
    expect(await outcome(start('require-node.mjs', `lib.requireNode('${version}')`))).toMatchObject({
      code: 0,
      errors: '',
    });
  });
});

const { scripts } = JSON.parse(readFileSync(inRoot('package.json'), 'utf8')) as {
  scripts: Record<string, string>;
};

describe('the commands of package.json', () => {
  test('need nothing but Node', () => {
    for (const command of Object.values(scripts)) expect(command).toMatch(/^node scripts\/[\w-]+\.mjs/);
  });

  test('run only the tests of an area when one is named', () => {
    expect(testSuites(folder, ['feed']).unit.args.at(-1)).toBe('feed');
    expect(testSuites(folder).unit.args.at(-1)).toMatch(/^--outputFile/);
  });
});

describe('dependencies are installed again', () => {
  test('when the lock file or a manifest changes, and only then', () => {
    write('pnpm-lock.yaml', 'one');
    write('apps/web/package.json', '{}');
    const before = installStamp(folder);
    write('apps/web/src/main.ts', 'changed');
    expect(installStamp(folder)).toBe(before);
    write('pnpm-lock.yaml', 'two');
    const locked = installStamp(folder);
    expect(locked).not.toBe(before);
    write('packages/new/package.json', '{}');
    expect(installStamp(folder)).not.toBe(locked);
  });
});

describe('the last line of a test run', () => {
  test('counts tests, and files that could not be loaded', () => {
    const report = {
      numPassedTests: 3,
      numFailedTests: 1,
      testResults: [
        { status: 'failed', assertionResults: [{}] },
        { status: 'failed', assertionResults: [] },
        { status: 'passed', assertionResults: [{}, {}, {}] },
      ],
    };
    expect(countVitest(report)).toEqual({ passed: 3, failed: 2 });
    expect(countPlaywright({ stats: { expected: 4, flaky: 1, unexpected: 2 }, errors: [{}] })).toEqual({
      passed: 5,
      failed: 3,
    });
  });

  test('counts a suite that failed without a report as one failure', () => {
    expect(countReport(join(folder, 'none.json'), countVitest, 1)).toEqual({ passed: 0, failed: 1 });
    expect(countReport(join(folder, 'none.json'), countVitest, 0)).toEqual({ passed: 0, failed: 0 });
  });
});

describe('a program that the launcher runs', () => {
  test('passes its exit code on', async () => {
    expect(await outcome(launch('process.exit(7)'))).toMatchObject({ code: 7 });
  });

  test('gets one signal when the launcher gets one', async () => {
    const child = launch(`
      let told = 0;
      process.on('SIGTERM', () => { told += 1; process.send('stopping'); setTimeout(() => process.exit(told), 500); });
      setInterval(() => {}, 1_000);
      console.log('ready');`);
    const ended = outcome(child);
    await ready(child);
    child.kill('SIGTERM');
    expect(await ended).toMatchObject({ code: 1 });
  });

  test('is disconnected when the launcher is killed', async () => {
    const file = join(folder, 'disconnected');
    const child = launch(`
      process.on('disconnect', () => { require('node:fs').writeFileSync(${JSON.stringify(file)}, ''); process.exit(); });
      console.log('ready');`);
    const ended = outcome(child);
    await ready(child);
    child.kill('SIGKILL');
    await ended;
    await expect
      .poll(() => outcome(spawn('test', ['-e', file])), { timeout: 5_000 })
      .toMatchObject({ code: 0 });
  });
});

test('an unknown program is refused with the list of all programs', async () => {
  const launcher = join(import.meta.dirname, '..', 'run.mjs');
  const { code, errors } = await outcome(spawn(process.execPath, [launcher, 'nonsense']));
  expect(code).toBe(1);
  expect(errors).toMatch(/^Unknown program "nonsense"; there are .*\.\n$/);
  const known = errors.split(/[ ,;.]+/);
  const called = Object.values(scripts).flatMap((command) => /run\.mjs (\S+)/.exec(command)?.[1] ?? []);
  expect(known).toEqual(expect.arrayContaining(called));
});
