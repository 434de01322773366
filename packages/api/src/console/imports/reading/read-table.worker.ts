/** Reads one file in a thread of its own, which can be ended when it takes too long or too much memory. */
import { parentPort, workerData } from 'node:worker_threads';
import { FileProblem } from './file-problem.ts';
import { type ReadingChoice, readTable } from './read-table.ts';
import type { Bounds } from './table.ts';

const { bytes, choice, bounds }: { bytes: Uint8Array; choice: ReadingChoice; bounds: Bounds } = workerData;

try {
  parentPort?.postMessage({ result: await readTable(bytes, choice, bounds) }, []);
} catch (error) {
  if (!(error instanceof FileProblem)) throw error;
  parentPort?.postMessage({ problem: error.message }, []);
}
