import { inRoot, serverMain } from './paths.mjs';

/** Our own programs: the arguments of Node for each. */
export const PROGRAMS = {
  // Restarts the server when one of its sources changes; Vite reloads the web by itself.
  dev: ['--watch', '--watch-preserve-output', serverMain, 'dev'],
  cli: [serverMain],
  example: [inRoot('packages', 'client', 'examples', 'run.ts')],
  bench: [inRoot('suites', 'bench', 'main.ts')],
  chaos: [inRoot('suites', 'chaos', 'main.ts')],
  cluster: [inRoot('suites', 'cluster', 'main.ts')],
  inp: [inRoot('suites', 'inp', 'main.ts')],
  lighthouse: [inRoot('suites', 'lighthouse', 'main.ts')],
  'eval:matching': [inRoot('packages', 'matching', 'eval', 'main.ts')],
  'fit:matching': [inRoot('packages', 'matching', 'eval', 'fit.ts')],
  'fit:words': [inRoot('packages', 'matching', 'eval', 'fit-words.ts')],
  'db:types': [inRoot('packages', 'db', 'scripts', 'generate-types.ts')],
};
