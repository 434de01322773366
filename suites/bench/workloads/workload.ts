import type { DatasetSize } from '../dataset/content.ts';
import type { Dataset } from '../dataset/open-dataset.ts';
import type { HttpClient } from '../../shared/http-client.ts';
import type { Peer } from '../peers/directus.ts';

/** What a run has at hand: the data, the running product, and its limits. */
export type Bench = {
  dataset: Dataset;
  product: HttpClient;
  limits: HttpClient;
  /** Other products, when the run has any. */
  peers: Peer[];
  /** What a workload opened is closed with the run. */
  closing: AsyncDisposableStack;
};

/** One way to do the work once, for the n-th time. */
export type Contender = {
  name: string;
  run: (turn: number) => Promise<unknown>;
  /** Of the workload's calls; all of them when absent. */
  share?: number;
  /** Of the product's own: whose number its time might grow with. */
  rows?: keyof DatasetSize;
  /** What must be the same for all contenders of the workload that have it; compared before timing. */
  facts?: (turn: number) => Promise<unknown>;
  /** Starts what goes on meanwhile; its answer ends it. */
  background?: () => () => Promise<void>;
};

/** What the project set out to reach; `ratio` is the first contender's rate divided by this one's. */
export type Goal = { text: string } & (
  | { against: string; ratio: number; needsPeers?: boolean }
  | { perSecond: number; p99: number }
  | { against: string; p99Ratio: number }
  | { p99: number }
);

/** The product against its limits; the first contender is what the others are compared with. */
export type Workload = {
  key: string;
  title: string;
  /** Callers at once. */
  concurrency: number;
  /** Calls of each contender in a round. */
  calls: number;
  goals?: Goal[];
  /** Most that its time may grow by, as an exponent; 0.2 when absent. */
  exponent?: number;
  contenders: (bench: Bench) => Promise<Contender[]> | Contender[];
};
