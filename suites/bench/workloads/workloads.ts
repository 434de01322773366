import { directory } from './directory.ts';
import { feedAtDepth, feedFirstPage, hotFeed } from './feed.ts';
import { article, memberSearch, membersDirectory, profile, recommendations } from './members.ts';
import { freshness } from './freshness.ts';
import { pageLoad } from './page-load.ts';
import { counters, dashboardBatch, loginStorm, mixed, restAndTrpc, sessions } from './mixed.ts';
import type { Workload } from './workload.ts';

/** Every workload, under the keys of docs/measurements/speed.md; those that write come last. */
export const WORKLOADS: Workload[] = [
  feedFirstPage,
  feedAtDepth,
  profile,
  article,
  ...directory,
  memberSearch,
  ...membersDirectory,
  recommendations,
  dashboardBatch,
  sessions,
  restAndTrpc,
  pageLoad,
  freshness,
  hotFeed,
  counters,
  loginStorm,
  mixed,
];
