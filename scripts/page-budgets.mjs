import { inRoot } from './lib/paths.mjs';
import { isOver, readAdminTabs, readBuild, readPages, weighPages } from './lib/page-weights.mjs';

/** Gzipped bytes (a kB has 1,000), and numbers of scripts that a member's browser asks for. */
const BUDGETS = {
  landing: 186_000,
  landingCss: 18_000,
  public: 214_000,
  dashboard: 252_000,
  dashboardScripts: 20,
  scripts: 25,
  // Forms and the console are many small parts, each of which some pages go without.
  formScripts: 46,
  adminAdded: 90_000,
};

/** How much more a page may weigh in another language, for everyone and for members: Arabic has two bytes a letter. */
const ADDED = {
  de: [1_600, 2_300],
  fr: [1_800, 2_800],
  es: [1_500, 2_000],
  pt: [1_500, 2_200],
  ar: [3_000, 4_700],
};

const web = inRoot('apps', 'web');
const client = inRoot('apps', 'web', 'dist', 'client');
const weigh = (locale) => weighPages(readBuild(client, locale), readPages(web), readAdminTabs(web), BUDGETS);
const rows = weigh('en');

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

const added = Object.entries(ADDED).flatMap(([locale, [forAll, forMembers]]) =>
  weigh(locale).map(({ page, js, jsBudget }, index) => ({
    page: `${page} (${locale})`,
    bytes: js - rows[index].js,
    most: jsBudget === BUDGETS.public || jsBudget === BUDGETS.landing ? forAll : forMembers,
  })),
);
const heaviest = added.toSorted((one, other) => other.bytes - one.bytes).slice(0, 5);
console.log('\nMost added by a language:');
for (const { page, bytes } of heaviest) console.log(`${page.padEnd(34)}${kB(bytes)}`);

const over = [...rows.filter(isOver), ...added.filter(({ bytes, most }) => bytes > most)];
if (over.length > 0) {
  console.error(`\nOver the budget: ${over.map(({ page }) => page).join(', ')}.`);
  process.exitCode = 1;
}
