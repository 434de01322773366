import type { DatasetSize } from '../dataset/content.ts';
import type { Dataset } from '../dataset/open-dataset.ts';
import type { HttpClient } from '../../shared/http-client.ts';
import type { Peer } from '../peers/directus.ts';

/** What a run measures with: the dataset, and clients of the product and its baselines. */
export type Bench = {
  dataset: Dataset;
  product: HttpClient;
  baselines: HttpClient;
  /** Other products; empty unless asked for. */
  peers: Peer[];
  /** Disposed with the run. */
  closing: AsyncDisposableStack;
};

/** One implementation of a workload. */
export type Variant = {
  name: string;
  /** One call; every iteration may have another input. */
  run: (iteration: number) => Promise<unknown>;
  /** Of the workload's calls; all when absent. For variants that are slower by far. */
  sampleFraction?: number;
  /** For the growth run, which measures variants that have it: the rows that latency might grow with. */
  rows?: keyof DatasetSize;
  /** The data returned by one iteration; compared between variants before they are timed. */
  data?: (iteration: number) => Promise<unknown>;
  /** Starts load in the background; the result stops it. */
  background?: () => () => Promise<void>;
};

/** `ratio` is the first variant's throughput divided by that of `against`. */
export type Goal = { note?: string } & (
  | { against: string; ratio: number; needsPeers?: boolean }
  | { against: string; p99Ratio: number }
  | { perSecond?: number; p99: number }
);

/** The product against its baselines; the others are compared with the first variant. */
export type Workload = {
  key: string;
  title: string;
  concurrency: number;
  /** Calls of each variant per round. */
  calls: number;
  goals?: Goal[];
  /** Highest growth exponent that passes; 0.2 when absent. */
  maxExponent?: number;
  variants: (bench: Bench) => Promise<Variant[]> | Variant[];
};
