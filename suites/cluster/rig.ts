import type { ProgramName } from './programs.ts';
import type { Workplace } from './workplace.ts';

/** What one run has: where it keeps things, what it ends with, and where the programs it asked for are. */
export type Rig = {
  workplace: Workplace;
  /** Whatever is started is ended here, the last one first. */
  stack: AsyncDisposableStack;
  /** The path of a program; for `postgres`, the folder of its server programs. */
  placeOf: (name: ProgramName) => string;
};
