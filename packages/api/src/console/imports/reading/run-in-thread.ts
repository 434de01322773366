import { Worker } from 'node:worker_threads';
import { fileProblems } from './file-problem.ts';

const WORK_MS = 40_000;
const HEAP_MB = 768;

/** What a thread answers: its result, or a sentence about the file. */
export type ThreadAnswer<Result> = { result: Result } | { problem: string };

let last: Promise<unknown> = Promise.resolve();

/**
 * Works on a spreadsheet in a thread with bounds of time and memory, so that no file stops the server. One at a time,
 * so that those of several administrators need no more memory than one.
 * @param script a module that posts its answer, a `ThreadAnswer`
 */
export function runInThread<Result>(script: URL, workerData: object): Promise<ThreadAnswer<Result>> {
  const next = last.then(() => answerOf<Result>(script, workerData));
  last = next.catch(() => undefined);
  return next;
}

async function answerOf<Result>(script: URL, workerData: object): Promise<ThreadAnswer<Result>> {
  const { promise, resolve, reject } = Promise.withResolvers<ThreadAnswer<Result>>();
  const worker = new Worker(script, {
    workerData,
    resourceLimits: { maxOldGenerationSizeMb: HEAP_MB },
    stdout: true,
    stderr: true,
  });
  const timer = setTimeout(() => resolve({ problem: fileProblems.slow }), WORK_MS);
  worker.once('message', resolve);
  worker.once('error', (error) => {
    if (error instanceof Error && 'code' in error && error.code === 'ERR_WORKER_OUT_OF_MEMORY')
      resolve({ problem: fileProblems.inflated });
    else reject(error);
  });
  try {
    return await promise;
  } finally {
    clearTimeout(timer);
    await worker.terminate();
  }
}
