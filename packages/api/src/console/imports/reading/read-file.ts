import { Worker } from 'node:worker_threads';
import { invalid } from '../../../ground/errors/errors.ts';
import { IMPORT_MAX_COLUMNS, IMPORT_MAX_ROWS } from '../imports.schema.ts';
import { fileProblems } from './file-problem.ts';
import type { ReadingChoice } from './read-table.ts';
import type { RawTable } from './table.ts';

const READ_MS = 40_000;
const HEAP_MB = 768;
const BOUNDS = { rows: IMPORT_MAX_ROWS, columns: IMPORT_MAX_COLUMNS };

type Answer = { table: RawTable } | { problem: string };

export const refused = (message: string) => invalid(message, [{ path: 'file', message }]);

/**
 * The rows of a spreadsheet or text file, read in a thread with bounds of time and memory.
 * @throws BAD_REQUEST with a sentence about what is wrong with the file
 */
export async function readFile(bytes: Uint8Array, choice: ReadingChoice): Promise<RawTable> {
  const answer = await oneByOne(() => readInThread(bytes, choice));
  if ('problem' in answer) throw refused(answer.problem);
  return answer.table;
}

let last: Promise<unknown> = Promise.resolve();

/** One file at a time, so that files of several administrators need no more memory than one. */
function oneByOne(work: () => Promise<Answer>): Promise<Answer> {
  const next = last.then(work);
  last = next.catch(() => undefined);
  return next;
}

async function readInThread(bytes: Uint8Array, choice: ReadingChoice): Promise<Answer> {
  const { promise, resolve, reject } = Promise.withResolvers<Answer>();
  const worker = new Worker(new URL('read-table.worker.ts', import.meta.url), {
    workerData: { bytes, choice, bounds: BOUNDS },
    resourceLimits: { maxOldGenerationSizeMb: HEAP_MB },
    stdout: true,
    stderr: true,
  });
  const timer = setTimeout(() => resolve({ problem: fileProblems.slow }), READ_MS);
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
