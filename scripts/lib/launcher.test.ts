import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { installStamp } from './install.mjs';
import { inRoot } from './paths.mjs';
import { environment } from './run-command.mjs';
import { testSuites } from './suites.mjs';
import { playwrightOutcome, readOutcome, summaryLines } from './summary.mjs';

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
    expect(testSuites(folder).unit.args.at(-1)).toMatch(/^--reporter/);
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

describe('the end of a test run', () => {
  const failedStep = { title: 'Unit and integration tests', exitCode: 1 };

  test('names failed tests, files that could not be loaded, unhandled errors and what passed when retried', async () => {
    write('run/wrong.test.js', `describe('a sum', () => test('is right', () => expect(1).toBe(2)))`);
    write('run/unloaded.test.js', `throw new Error('no such table')`);
    write(
      'run/hook.test.js',
      `describe('a hook', () => { beforeAll(() => { throw new Error('no room'); }); test('x', () => {}); })`,
    );
    write('run/lucky.test.js', `let turn = 0; test('is lucky', () => expect((turn += 1)).toBe(2))`);
    write(
      'run/careless.test.js',
      `test('is careless', async () => {
      void Promise.reject(new Error('no connection'));
      await new Promise(setImmediate);
    })`,
    );
    const report = join(folder, 'unit.json');
    const reporter = join(import.meta.dirname, 'unit-reporter.mjs');
    const config = [
      '--root',
      join(folder, 'run'),
      '--globals',
      '--retry=1',
      '--no-isolate',
      '--maxWorkers=1',
    ];
    const args = ['run', ...config, `--reporter=${reporter}`];
    const env = environment({ UNIT_REPORT: report });
    await outcome(spawn('vitest', args, { env, stdio: 'ignore' }));

    const { passed, failed, flaky } = readOutcome(report, (written: unknown) => written, failedStep);
    const lines = ({ name, error }: { name: string; error: string }) =>
      `${name.replace(/^.*run\//, '')}: ${error}`;
    expect(passed).toBe(2);
    expect(failed.map(lines).toSorted()).toEqual([
      'careless.test.js › unhandled error › is careless: no connection',
      'hook.test.js › a hook: no room',
      'unloaded.test.js: no such table',
      'wrong.test.js › a sum > is right: expected 1 to be 2 // Object.is equality',
    ]);
    expect(flaky.map(lines)).toEqual(['lucky.test.js › is lucky: expected 1 to be 2 // Object.is equality']);
  });

  test('names failed and flaky journeys, and errors outside of them', () => {
    const spec = (title: string, status: string, ...messages: string[]) => ({
      title,
      file: 'a.spec.ts',
      line: 7,
      tests: [{ status, results: [{ errors: messages.map((message) => ({ message })) }, { errors: [] }] }],
    });
    const suites = [
      {
        title: 'a.spec.ts',
        specs: [spec('works', 'expected'), spec('needs luck', 'flaky', 'first\nsecond')],
        suites: [
          { title: 'on a phone', specs: [spec('breaks', 'unexpected', '\u001b[31mno button\u001b[39m')] },
        ],
      },
    ];
    const browser = playwrightOutcome({ suites, errors: [{ message: 'no server' }] });
    const unit = { passed: 3, failed: [], flaky: [] };

    expect(summaryLines([unit, browser]).join('\n')).toBe(`
Flaky, passed when retried:
  a.spec.ts:7 › needs luck
    first

Failed:
  a.spec.ts:7 › on a phone › breaks
    no button
  no file
    no server

5 passed, 2 failed`);
  });

  test('counts a suite that failed without a report as one failure', () => {
    const none = join(folder, 'none.json');
    expect(readOutcome(none, playwrightOutcome, failedStep).failed).toEqual([
      { name: 'Unit and integration tests', error: 'ended with exit code 1' },
    ]);
    expect(readOutcome(none, playwrightOutcome, { ...failedStep, exitCode: 0 }).failed).toEqual([]);
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
