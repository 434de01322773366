import type { Dataset } from '../dataset.ts';

/** One way to do the work once, for the n-th time. */
export type Contender = { name: string; run: (turn: number) => Promise<unknown> };

/** The product against its limits and peers; the first contender is what the others are compared with. */
export type Workload = {
  key: string;
  title: string;
  /** Callers at once. */
  concurrency: number;
  /** Calls of each contender in a round. */
  calls: number;
  contenders: (dataset: Dataset) => Contender[];
};
