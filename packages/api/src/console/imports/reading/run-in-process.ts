import { type ChildProcess, fork } from 'node:child_process';
import { getCompileCacheDir } from 'node:module';
import { fileURLToPath } from 'node:url';
import { fileProblems } from './file-problem.ts';

/** Generous, as a busy machine gives the process little; what is known to take long is refused before. */
const WORK_MS = 20_000;
/** Twenty thousand rows of a hundred cells take two thirds of it. */
const HEAP_MB = 384;

/** What a process answers: its result, or a sentence about the file. */
export type ProcessAnswer<Result> = { result: Result } | { problem: string };

let last: Promise<unknown> = Promise.resolve();

/**
 * Works on a spreadsheet in a process with bounds of time and memory, so that no file stops the server, and all the
 * memory ends with it. One at a time, so that those of several administrators need no more memory than one.
 * @param script a module that answers the first message with a `ProcessAnswer`
 */
export function runInProcess<Result>(script: URL, work: object): Promise<ProcessAnswer<Result>> {
  const next = last.then(() => answerOf<Result>(script, work));
  last = next.catch(() => undefined);
  return next;
}

async function answerOf<Result>(script: URL, work: object): Promise<ProcessAnswer<Result>> {
  const child = fork(fileURLToPath(script), {
    env: environment(),
    execArgv: [`--max-old-space-size=${HEAP_MB}`],
    serialization: 'advanced',
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  });
  const timer = setTimeout(() => child.kill('SIGKILL'), WORK_MS);
  try {
    return await firstAnswer<Result>(child, work);
  } finally {
    clearTimeout(timer);
    child.kill('SIGKILL');
  }
}

async function firstAnswer<Result>(child: ChildProcess, work: object): Promise<ProcessAnswer<Result>> {
  const { promise, resolve, reject } = Promise.withResolvers<ProcessAnswer<Result>>();
  child.once('error', reject);
  child.once('message', (answer) => resolve(Object(answer)));
  child.once('exit', (code, signal) => {
    if (signal === 'SIGKILL') resolve({ problem: fileProblems.slow });
    // V8 aborts when the heap is full.
    else if (signal !== null || (code ?? 0) > 128) resolve({ problem: fileProblems.inflated });
    else reject(new Error(`Reading a file ended with ${code}`));
  });
  child.send(work, (error) => error && reject(error));
  return promise;
}

/** Nothing of the server's own environment: what reads strangers' files holds no secret. */
function environment(): NodeJS.ProcessEnv {
  const compiled = getCompileCacheDir();
  return { MALLOC_ARENA_MAX: '2', ...(compiled !== undefined && { NODE_COMPILE_CACHE: compiled }) };
}
