import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { z } from 'zod';
import { type Check, check } from '../shared/report.ts';
import type { Fault } from './fault.ts';

const ROOT = join(import.meta.dirname, '../..');

/** A fault that tests inject; they run with every change at smoke intensity. */
type TestFault = Pick<Fault, 'key' | 'title' | 'intensities'> & {
  /** Test files, relative to the root. */
  files: string[];
  /** The environment that sets full intensity. */
  full: Record<string, string>;
  /** By the name of the check: a part of the full names of the tests that have to pass. */
  tests: Record<string, string>;
  /** A browser journey that has to pass, too. */
  journey?: { name: string; file: string };
};

const Report = z.object({
  testResults: z.array(
    z.object({
      assertionResults: z.array(
        z.object({
          fullName: z.string(),
          status: z.string(),
          meta: z.object({ measured: z.string().optional() }).optional(),
        }),
      ),
    }),
  ),
});
type TestResult = z.infer<typeof Report>['testResults'][number]['assertionResults'][number];

/** Runs the tests at the given intensity and checks their report. */
export function faultOfTests({ files, full, tests, journey, ...fault }: TestFault): Fault {
  return {
    ...fault,
    async run({ intensity, log }) {
      const env = { ...process.env, ...(intensity === 'full' && full) };
      const results = await runTests(files, env);
      log(`${results.length} tests`);
      const checks = Object.entries(tests).map(([name, part]) => checkTests(name, part, results));
      return journey ? [...checks, await checkJourney(journey, env)] : checks;
    },
  };
}

async function runTests(files: string[], env: NodeJS.ProcessEnv): Promise<TestResult[]> {
  const folder = await mkdtemp(join(tmpdir(), 'guildhall-chaos-'));
  const report = join(folder, 'report.json');
  try {
    const output = ['--reporter=json', `--outputFile=${report}`];
    await run('vitest', ['run', '--config', 'vitest.workspace.ts', ...files, ...output], env);
    const { testResults } = Report.parse(JSON.parse(await readFile(report, 'utf8')));
    return testResults.flatMap(({ assertionResults }) => assertionResults);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

function checkTests(name: string, part: string, results: TestResult[]): Check {
  const matching = results.filter(({ fullName }) => fullName.includes(part));
  const failed = matching.filter(({ status }) => status !== 'passed');
  const actual = [
    `${matching.length - failed.length} of ${matching.length} tests passed`,
    ...matching.flatMap(({ meta }) => meta?.measured ?? []),
    ...failed.map(({ fullName }) => `failed: ${fullName}`),
  ];
  return check(name, 'all tests pass', actual.join('; '), matching.length > 0 && failed.length === 0);
}

async function checkJourney({ name, file }: { name: string; file: string }, env: NodeJS.ProcessEnv) {
  const code = await run('playwright', ['test', '--config', 'e2e/playwright.config.ts', file], env);
  return check(name, 'the journey passes', code === 0 ? 'passed' : 'failed', code === 0);
}

/** Resolves with the exit code; the output is printed when it is not 0. */
async function run(tool: 'vitest' | 'playwright', args: string[], env: NodeJS.ProcessEnv): Promise<number> {
  const program = join(ROOT, tool === 'vitest' ? '' : 'e2e', 'node_modules', '.bin', tool);
  const child = spawn(program, args, { cwd: ROOT, env, stdio: ['ignore', 'pipe', 'pipe'] });
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk: Buffer) => (output += chunk.toString()));
  const [code]: unknown[] = await once(child, 'close');
  if (code !== 0) console.error(output.slice(-5_000));
  return typeof code === 'number' ? code : 1;
}
