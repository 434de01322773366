import { cpus } from 'node:os';
import { parseArgs } from 'node:util';
import { startJourneyServer } from '../../e2e/server.ts';
import { type Audit, PRESETS, type Preset, auditPage } from './audit.ts';
import { medianOf, missedBy } from './goals.ts';

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

const { values } = parseArgs({
  options: { runs: { type: 'string', default: '5' }, only: { type: 'string' } },
});
const runs = Number(values.runs);
const pages = values.only?.split(',') ?? PAGES;
if (!Number.isInteger(runs) || runs < 1 || pages.some((page) => !page.startsWith('/'))) {
  console.error(`Usage: lighthouse [--runs 5] [--only ${PAGES.slice(0, 2).join(',')}]`);
  process.exit(1);
}

const seconds = (milliseconds: number) => (milliseconds / 1_000).toFixed(2);

function rowOf(page: string, preset: Preset, audit: Audit): string {
  const missed = missedBy(audit, preset);
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

console.log(
  `The middle of ${runs} visits each; ${cpus().length} cores of ${cpus()[0]?.model ?? 'unknown'}, Node ${process.versions.node}.\n`,
);
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
      console.log(rowOf(page, preset, audit));
      if (missedBy(audit, preset).length > 0) process.exitCode = 1;
    }
  }
} finally {
  await server.stop();
}
