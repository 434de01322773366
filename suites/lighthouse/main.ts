import { startJourneyServer } from '../../e2e/server.ts';
import { exitWithUsage, parseCommandLine } from '../shared/cli.ts';
import { describeMachine } from '../shared/report.ts';
import { type Audit, PRESETS, type Preset, auditPage } from './audit.ts';
import { medianOf, missedGoals } from './goals.ts';

/** The public pages of the demo community. */
const PAGES = [
  '/',
  '/feed',
  '/news',
  '/services',
  '/businesses',
  '/business/rye-shine-bakery',
  '/profile/maya-torres',
];

const USAGE = `Usage: npm run lighthouse -- [options]

Audits the public pages of the demo community with Lighthouse, which is downloaded.

  --runs N       audits of each page and preset; the median counts (5)
  --only PATHS   some pages: ${PAGES.join(',')}`;

const { values } = parseCommandLine(USAGE, {
  runs: { type: 'string', default: '5' },
  only: { type: 'string' },
});
const runs = Number(values.runs);
const pages = values.only?.split(',') ?? PAGES;
if (!Number.isInteger(runs) || runs < 1) exitWithUsage(USAGE, '--runs takes a whole number above 0.');
if (pages.some((page) => !page.startsWith('/'))) exitWithUsage(USAGE, '--only takes paths such as /feed.');

const seconds = (milliseconds: number) => (milliseconds / 1_000).toFixed(2);

function rowOf(page: string, preset: Preset, audit: Audit): string {
  const missed = missedGoals(audit, preset);
  const cells = [
    page,
    preset,
    audit.performance,
    audit.accessibility,
    audit['best-practices'],
    audit.seo,
    seconds(audit.lcp),
    audit.cls.toFixed(3),
    audit.tbt.toFixed(0),
    missed.join(', ') || 'none',
  ];
  return `| ${cells.join(' | ')} |`;
}

console.log(`Median of ${runs} runs each; ${describeMachine()}.\n`);
console.log(
  '| page | preset | performance | accessibility | best practices | SEO | LCP s | CLS | TBT ms | goals missed |',
);
console.log('|---|---|---|---|---|---|---|---|---|---|');
const server = await startJourneyServer();
try {
  for (const page of pages) {
    for (const preset of PRESETS) {
      const audits: Audit[] = [];
      while (audits.length < runs) audits.push(await auditPage(`${server.origin}${page}`, preset));
      const audit = medianOf(audits);
      // Row by row: a full run takes many minutes.
      console.log(rowOf(page, preset, audit));
      if (missedGoals(audit, preset).length > 0) process.exitCode = 1;
    }
  }
} finally {
  await server.stop();
}
