import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { z } from 'zod';
import { type Fault, type Finding, finding } from './fault.ts';

const ROOT = join(import.meta.dirname, '../..');

/** A fault whose oracles are tests of the suite: a short dose runs there every day. */
type TestedFault = Pick<Fault, 'key' | 'title' | 'doses'> & {
  /** The files, from the root of the repository. */
  files: string[];
  /** What makes the dose full. */
  full: Record<string, string>;
  /** What must hold, and the tests that show it: those whose full name has this in it. */
  shows: Record<string, string>;
  /** A journey in a browser that belongs to it. */
  journey?: { must: string; file: string };
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

/** Runs the tests as the suite does, in the dose that is asked for, and reads their report. */
export function testedFault({ files, full, shows, journey, ...fault }: TestedFault): Fault {
  return {
    ...fault,
    async run({ dose, say }) {
      const env = { ...process.env, ...(dose === 'full' && full) };
      const tests = await runTests(files, env);
      say(`${tests.length} tests`);
      const findings = Object.entries(shows).map(([must, part]) => judge(must, part, tests));
      return journey ? [...findings, await runJourney(journey, env)] : findings;
    },
  };
}

type Test = z.infer<typeof Report>['testResults'][number]['assertionResults'][number];

async function runTests(files: string[], env: NodeJS.ProcessEnv): Promise<Test[]> {
  const folder = await mkdtemp(join(tmpdir(), 'guildhall-faults-'));
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

function judge(must: string, part: string, tests: Test[]): Finding {
  const asked = tests.filter(({ fullName }) => fullName.includes(part));
  const passed = asked.filter(({ status }) => status === 'passed');
  const said = asked.flatMap(({ meta }) => meta?.measured ?? []);
  const failed = asked.filter((test) => !passed.includes(test)).map(({ fullName }) => `failed: ${fullName}`);
  const measured = [`${passed.length} of ${asked.length} tests passed`, ...said, ...failed].join('; ');
  return finding(must, asked.length > 0 && passed.length === asked.length, measured);
}

async function runJourney({ must, file }: { must: string; file: string }, env: NodeJS.ProcessEnv) {
  const code = await run('playwright', ['test', '--config', 'e2e/playwright.config.ts', file], env);
  return finding(must, code === 0, code === 0 ? 'the journey passed' : 'the journey failed');
}

/** The exit code of one of the tools of the repository; what it says is shown when it fails. */
async function run(tool: 'vitest' | 'playwright', args: string[], env: NodeJS.ProcessEnv): Promise<number> {
  const program = join(ROOT, tool === 'vitest' ? '' : 'e2e', 'node_modules', '.bin', tool);
  const child = spawn(program, args, { cwd: ROOT, env, stdio: ['ignore', 'pipe', 'pipe'] });
  let said = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk: Buffer) => (said += chunk.toString()));
  const [code]: unknown[] = await once(child, 'close');
  if (code !== 0) console.error(said.slice(-5_000));
  return typeof code === 'number' ? code : 1;
}
