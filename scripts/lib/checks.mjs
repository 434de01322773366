import { inRoot, serverMain } from './paths.mjs';

/** Static checks in the order of a run; commands are tools of the workspace. */
export const CHECKS = [
  // With several checkers, each reads the types that files share anew: half of the CPU time.
  { name: 'types', title: 'Types', command: 'tsc', args: ['-b', '--singleThreaded'] },
  {
    name: 'lint',
    title: 'Lint',
    command: 'oxlint',
    args: ['--type-aware', '--deny-warnings', '--report-unused-disable-directives'],
  },
  { name: 'format', title: 'Format', command: 'oxfmt', args: ['--check'] },
  { name: 'unused', title: 'Unused code', command: 'knip', args: [] },
];

/** Steps of a full test run only; the budgets need the build. */
export const BUILD = { title: 'Build of the web', command: 'node', args: [serverMain, 'build'] };
export const PAGE_BUDGETS = {
  title: 'Page budgets',
  command: 'node',
  args: [inRoot('scripts', 'page-budgets.mjs')],
};
