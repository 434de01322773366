import { expect, it } from 'vitest';
import { type Source, readSources } from './import-graph.ts';

const sources = readSources().filter(({ path }) => !/\.test\.tsx?$/.test(path));
const below = (folder: string) => sources.filter(({ path }) => path.startsWith(folder));

/** What the pattern finds in the sources, each with its file; `isAllowed` is asked of its first group. */
const found = (files: Source[], pattern: RegExp, isAllowed: (group: string) => boolean = () => false) =>
  files.flatMap(({ path, text }) =>
    [...text.matchAll(pattern)]
      .filter(([, group = '']) => !isAllowed(group))
      .map(([match]) => `${path}: ${match.trim()}`),
  );

const CODES = 'status|kind|type|role|state|strength|direction';
const NAMES = 'industry|category';
const isMessage = (path: string) => /^(messages|labels|fields|details)\b/.test(path);

it('no page shows a stored status, kind or type as it is: each has its word in the messages', () => {
  const alone = new RegExp(String.raw`(?<![=$\w])\{((?:[\w?]+\.)*(?:${CODES}))\}`, 'g');
  expect(found(below('apps/web/src/'), alone, isMessage)).toEqual([]);
});

it('no page shows a stored industry or category as it is: it is called as `useShownName` says', () => {
  const pages = below('apps/web/src/').filter(({ path }) => !path.endsWith('.messages.ts'));
  const alone = new RegExp(String.raw`(?<![=\w])\{((?:[\w?]+\.)*(?:${NAMES}))\}`, 'g');
  const listed = new RegExp(
    String.raw`[[(,]\s*((?:[\w?]+\.)*(?:${NAMES}))\s*,[^\[\]{}]*\](?=\)|(?:\.filter\(Boolean\))?\.join)`,
    'g',
  );
  expect([...found(pages, alone, isMessage), ...found(pages, listed)]).toEqual([]);
});

it('a reason why something cannot be done leaves the API in the language of the reader', () => {
  const given = /\bcan(?:not)?[A-Z]\w*Reason(?:: | = )(?!shownReason\(|z\.|true\b)[^\n]*/g;
  expect(found(below('packages/api/src/'), given)).toEqual([]);
});
