import { ABSENT_WORD, RARE_WORD } from '../dataset/content.ts';
import { itemsOf, limit, pick, query } from './calls.ts';
import type { Workload } from './workload.ts';

const FIELDS = ['id', 'slug', 'name', 'services', 'reviewCount'];

/** Each way of asking the directory, and the statements that answer it. */
const CLASSES = [
  { name: 'everything', input: {}, statements: 'directoryAll' },
  { name: 'a filter', input: { category: 'Retail' }, statements: 'directoryFilter' },
  { name: 'selective', input: { search: RARE_WORD }, statements: 'directorySelective' },
  { name: 'broad', input: { search: 'bakery' }, statements: 'directoryBroad' },
  { name: 'short prefix', input: { search: 'ba' }, statements: 'directoryPrefix' },
  { name: 'no hits', input: { search: ABSENT_WORD }, statements: 'directoryAbsent+directoryAlike' },
];

/** W6: the directory, class by class; the slowest class counts. Visitors' pages are kept, members' are not. */
export const directory: Workload[] = CLASSES.map(({ name, input, statements }) => ({
  key: 'W6',
  title: `Directory: ${name}`,
  concurrency: 16,
  calls: 800,
  exponent: 0.05,
  goals: [
    { text: `W6 (${name}) / L1 at least 0.90`, against: 'L1: bare node:http and pg', ratio: 0.9 },
    { text: `W6 (${name}) at least 1,000 a second`, perSecond: 1_000, p99: 1_000 },
  ],
  contenders: (bench) => [
    query(bench, `businesses.list, ${name}, signed out`, 'businesses.list', {
      rows: 'businesses',
      input: () => ({ limit: 20, ...input }),
      facts: (data) => pick(itemsOf(data), FIELDS),
    }),
    query(bench, `businesses.list, ${name}, signed in`, 'businesses.list', {
      rows: 'businesses',
      input: () => ({ limit: 20, ...input }),
      asMember: true,
      facts: (data) => pick(itemsOf(data), FIELDS),
    }),
    limit(bench, 'L1: bare node:http and pg', statements, { facts: (data) => pick(data, FIELDS) }),
  ],
}));
