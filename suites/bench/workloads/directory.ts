import { ABSENT_WORD, RARE_WORD } from '../dataset/content.ts';
import { itemsOf, baseline, pick, query } from './calls.ts';
import type { Workload } from './workload.ts';

const FIELDS = ['id', 'slug', 'name', 'services', 'reviewCount'];

/** Each class of directory query, and the statements of its baseline. */
const CLASSES = [
  { name: 'everything', input: {}, statements: 'directoryAll' },
  { name: 'a filter', input: { category: 'Retail' }, statements: 'directoryFilter' },
  { name: 'selective', input: { search: RARE_WORD }, statements: 'directorySelective' },
  { name: 'broad', input: { search: 'bakery' }, statements: 'directoryBroad' },
  { name: 'short prefix', input: { search: 'ba' }, statements: 'directoryPrefix' },
  { name: 'no hits', input: { search: ABSENT_WORD }, statements: 'directoryAbsent+directoryAlike' },
];

/** W6: the directory, class by class; the slowest class counts. Responses to visitors are cached; members who ask in the same moment share one. */
export const directory: Workload[] = CLASSES.map(({ name, input, statements }) => ({
  key: 'W6',
  title: `Directory: ${name}`,
  concurrency: 16,
  calls: 800,
  maxExponent: 0.05,
  goals: [
    { note: name, against: 'L1: bare node:http and pg', ratio: 0.9 },
    { note: name, perSecond: 1_000, p99: 1_000 },
  ],
  variants: (bench) => [
    query(bench, `businesses.list, ${name}, signed out`, 'businesses.list', {
      rows: 'businesses',
      input: () => ({ limit: 20, ...input }),
      select: (data) => pick(itemsOf(data), FIELDS),
    }),
    query(bench, `businesses.list, ${name}, signed in`, 'businesses.list', {
      rows: 'businesses',
      input: () => ({ limit: 20, ...input }),
      asMember: true,
      select: (data) => pick(itemsOf(data), FIELDS),
    }),
    baseline(bench, 'L1: bare node:http and pg', statements, { select: (data) => pick(data, FIELDS) }),
  ],
}));
