export { type Writing, fingerprint, keepWriting, makeCommunity } from './community.ts';
export { oddNames } from './odd-names.ts';

declare module 'vitest' {
  interface TaskMeta {
    /** What a test measured, for the table of faults. */
    measured?: string;
  }
}
