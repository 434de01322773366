import { execFileSync } from 'node:child_process';
import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import {
  BACKUPS_RETAINED,
  DAILY_BACKUP,
  RESTORE_UNDO_DAYS,
} from '../packages/api/src/console/backups/backups.schema.ts';

const ROOT = join(import.meta.dirname, '..');
const read = (file: string) => readFileSync(join(ROOT, file), 'utf8');
const pages = globSync(
  [
    '*.md',
    'docs/*.md',
    'docs/security/*.md',
    'docs/measurements/*.md',
    'docs/decisions/README.md',
    'packages/*/README.md',
    'apps/*/README.md',
  ],
  {
    cwd: ROOT,
  },
).concat('suites/README.md', 'e2e/README.md');

const tracked = execFileSync('git', ['ls-files', '-co', '--exclude-standard'], {
  cwd: ROOT,
  encoding: 'utf8',
}).split('\n');

/** The feature that guides invent, and placeholders of a name. */
const INVENTED = /<|(?:^|\/)events?\b|(?:^|\/)(?:x|noun|Noun)[.-]/;

/** What a page quotes as code. */
const quotedIn = (page: string): string[] =>
  [...read(page).matchAll(/`([^`\n]+)`/g)].flatMap(([, text = '']) => (INVENTED.test(text) ? [] : text));

/** The anchors of a page's headings, as GitHub and GitLab make them. */
const anchorsOf = (page: string): string[] =>
  [...read(page).matchAll(/^#+ (.+)$/gm)].map(([, heading = '']) =>
    heading
      .toLowerCase()
      .replaceAll(/[^\p{L}\p{N}\s_-]/gu, '')
      .replaceAll(' ', '-'),
  );

describe('the documentation', () => {
  test.each(pages.filter((page) => !page.startsWith('packages/')))(
    '%s can be read raw: no line is longer than 300 characters',
    (page) => {
      expect(
        read(page)
          .split('\n')
          .filter((line) => line.length > 300),
      ).toEqual([]);
    },
  );

  test.each(pages)('%s links to files that are there', (page) => {
    const targets = [...read(page).matchAll(/\]\((?!https?:|mailto:|#)([^)#\s]+)/g)].map(
      ([, target = '']) => target,
    );
    expect(targets.filter((target) => !existsSync(join(ROOT, page, '..', target)))).toEqual([]);
  });

  test.each(pages)('%s links to headings that are there', (page) => {
    const targets = [...read(page).matchAll(/\]\(((?!https?:|mailto:)[^)#\s]*)#([^)\s]+)\)/g)];
    const missing = targets.filter(([, file = '', anchor = '']) => {
      const target = file === '' ? page : join(page, '..', file);
      return !target.endsWith('.md') || !anchorsOf(target).includes(anchor);
    });
    expect(missing.map(([link]) => link)).toEqual([]);
  });

  test.each(pages)('%s names files and folders that are there', (page) => {
    const folders = /^(?:packages|apps|e2e|suites|scripts|deploy|docs)\//;
    const named = quotedIn(page).filter((text) => folders.test(text) && !text.includes(' '));
    const missing = named.filter((path) => globSync(path, { cwd: ROOT }).length === 0);
    expect(missing).toEqual([]);
  });

  test.each(pages)('%s names no file, however short, that is nowhere', (page) => {
    const named = quotedIn(page).filter((path) => /^[\w./-]+\.(?:tsx?|mjs|css|sql|sh)$/.test(path));
    const isThere = (name: string) => tracked.some((path) => path === name || path.endsWith(`/${name}`));
    expect(named.filter((name) => !isThere(name))).toEqual([]);
  });

  test.each(['docs/architecture.md', 'docs/where-is.md'])('%s names only what the sources have', (page) => {
    const named = quotedIn(page).flatMap((text) => /^(\w+)(?:\(.*\))?$/.exec(text)?.[1] ?? []);
    const sources = tracked.filter(
      (path) => /^(?:packages|apps)\/.*\.tsx?$/.test(path) && existsSync(join(ROOT, path)),
    );
    const words = new Set(sources.flatMap((path) => read(path).match(/\w+/g) ?? []));
    expect(named.length).toBeGreaterThan(20);
    expect(named.filter((name) => !words.has(name))).toEqual([]);
  });

  test('says when the daily backup is made, how many are retained, and the space that they need', () => {
    const { hour, minute } = DAILY_BACKUP;
    const page = read('docs/operations.md');
    expect(page).toContain(`Every day at ${hour}:${String(minute).padStart(2, '0')} UTC one process makes`);
    expect(page).toContain(`The ${BACKUPS_RETAINED} newest are retained`);
    expect(page).toContain(`made before a restore for ${RESTORE_UNDO_DAYS} days`);
    expect(page).toContain(`For ${RESTORE_UNDO_DAYS} days the console can undo the restore`);
    expect(read('docs/architecture.md')).toContain(`Dropped after ${RESTORE_UNDO_DAYS} days`);
    expect(page).toContain(`about ${BACKUPS_RETAINED + 1} times the size of \`files\`: ${BACKUPS_RETAINED} `);
  });

  test('lists every decision once in the index', () => {
    const index = read('docs/decisions/README.md');
    const linked = [...index.matchAll(/\]\((\d{4}-[\w-]+\.md)\)/g)].map(([, file]) => file);
    const there = globSync('docs/decisions/[0-9]*.md', { cwd: ROOT }).map((file) => file.split('/').at(-1));
    expect(linked.toSorted()).toEqual(there.toSorted());
  });

  test('gives each decision one number, as a record or as a line of the history', () => {
    const records = globSync('docs/decisions/[0-9]*.md', { cwd: ROOT }).map((file) =>
      Number(/(\d{4})-/.exec(file)?.[1]),
    );
    const lines = [...read('docs/history.md').matchAll(/^- \*\*(\d+)\*\* /gm)].map(([, number]) =>
      Number(number),
    );
    const known = [...records, ...lines];
    expect(new Set(known).size).toBe(known.length);

    const texts = tracked.filter(
      (path) => /\.(?:md|tsx?|mjs|css|sql|ya?ml)$/.test(path) && existsSync(join(ROOT, path)),
    );
    const unknown = texts.flatMap((path) =>
      [...read(path).matchAll(/\bdecisions? (\d+)(?: and (\d+))?/gi)]
        .flatMap(([, ...numbers]) => numbers.filter((number) => number !== undefined))
        .filter((number) => !known.includes(Number(number)))
        .map((number) => `${path} names decision ${number}`),
    );
    expect(unknown).toEqual([]);
  });

  test.each(globSync('docs/decisions/[0-9]*.md', { cwd: ROOT }))(
    '%s has its number in the title and at most forty lines',
    (file) => {
      const [title = '', ...lines] = read(file).trimEnd().split('\n');
      expect(title).toMatch(new RegExp(`^# ${Number(/(\d{4})-/.exec(file)?.[1])}\\. `));
      expect(lines.length).toBeLessThan(40);
    },
  );
});

describe('the fault suite', () => {
  const source = read('suites/chaos/tested.faults.ts').replaceAll(
    '${AUTHORIZATION}',
    'apps/server/testing/authorization',
  );
  const faults = [
    ...source.matchAll(/key: '(\w+)',[\s\S]*?files: \[([\s\S]*?)\],[\s\S]*?tests: \{([\s\S]*?)\n {4}\}/g),
  ];

  test.each(faults.map(([, key = '', files = '', tests = '']) => ({ key, files, tests })))(
    'injects $key by tests that exist',
    ({ files, tests }) => {
      const names = [...files.matchAll(/['`]([\w./-]+)['`]/g)].flatMap(([, file = '']) =>
        fullTestNames(read(file)),
      );
      const parts = [...tests.matchAll(/:\s+'([^']+)',/g)].map(([, part = '']) => part);
      expect(parts.length).toBeGreaterThan(0);
      expect(parts.filter((part) => !names.some((name) => name.includes(part)))).toEqual([]);
    },
  );

  test('lists every fault by key', () =>
    expect(faults.length).toBe(source.match(/faultOfTests\(\{/g)?.length));
});

/** Every combination of a describe and a test of a file, as reporters join them. */
function fullTestNames(source: string): string[] {
  const named = (kind: string) =>
    [
      ...source.matchAll(
        new RegExp(`\\b(?:${kind})(?:\\.\\w+)*\\((?:[^'\`"\n]*?\\)\\()?\\s*(['\`])(.*?)\\1`, 'g'),
      ),
    ].map(([, , name = '']) => name);
  const tests = [
    ...named('it|test'),
    ...[...source.matchAll(/\]\)\(\s*'(.*?)'/g)].map(([, name = '']) => name),
  ];
  return ['', ...named('describe')].flatMap((group) => tests.map((name) => `${group} ${name}`));
}
