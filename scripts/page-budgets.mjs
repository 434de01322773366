import { inRoot } from './lib/paths.mjs';
import { isOver, readAdminTabs, readBuild, readPages, weighPages } from './lib/page-weights.mjs';

/** Gzipped bytes (a kB has 1,000), and numbers of scripts. */
const BUDGETS = {
  landing: 185_000,
  landingCss: 18_000,
  public: 210_000,
  dashboard: 250_000,
  dashboardScripts: 20,
  adminAdded: 90_000,
};

const web = inRoot('apps', 'web');
const build = readBuild(inRoot('apps', 'web', 'dist', 'client'));
const rows = weighPages(build, readPages(web), readAdminTabs(web), BUDGETS);

const kB = (bytes) => (bytes === null ? '' : (bytes / 1_000).toFixed(1)).padStart(8);
const count = (scripts) => String(scripts ?? '').padStart(8);
console.log(
  `${'page'.padEnd(26)}${['js', 'budget', 'css', 'budget', 'scripts', 'budget'].map((head) => head.padStart(8)).join('')}`,
);
for (const row of rows) {
  const figures =
    [row.js, row.jsBudget, row.css, row.cssBudget].map(kB).join('') +
    [row.scripts, row.scriptsBudget].map(count).join('');
  console.log(`${row.page.padEnd(26)}${figures}${isOver(row) ? '  over' : ''}`);
}

const over = rows.filter(isOver);
if (over.length > 0) {
  console.error(`\nOver the budget: ${over.map(({ page }) => page).join(', ')}.`);
  process.exitCode = 1;
}
