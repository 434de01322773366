/** Reads one file in a process of its own, which can be ended when it takes too long or too much memory. */
import { answerOnce } from './answer-once.ts';
import { type ReadingChoice, readTable } from './read-table.ts';
import type { Bounds } from './table.ts';

type Work = { bytes: Uint8Array; choice: ReadingChoice; bounds: Bounds };

await answerOnce((message) => {
  const { bytes, choice, bounds }: Work = Object(message);
  return readTable(bytes, choice, bounds);
});
