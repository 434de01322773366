import { recommendations } from './recommendations.ts';
import type { Workload } from './workload.ts';

/** Every workload of the suite, by the keys of docs/quality.md. */
export const WORKLOADS: Workload[] = [recommendations];
