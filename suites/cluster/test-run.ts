import type { Check } from '../shared/report.ts';
import type { ProgramName } from './programs.ts';
import type { TempDir } from './temp-dir.ts';

/** What one run of a cluster test works with. */
export type TestRun = {
  tempDir: TempDir;
  /** Stops whatever was started, in reverse order. */
  stack: AsyncDisposableStack;
  /** The path of a program; for `postgres`, the folder of its server programs. */
  pathOf: (name: ProgramName) => string;
};

export type TestReport = { title: string; setup: string; checks: Check[] };
