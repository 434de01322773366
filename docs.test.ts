import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';

const ROOT = import.meta.dirname;
const read = (file: string) => readFileSync(join(ROOT, file), 'utf8');
const pages = globSync(
  [
    '*.md',
    'docs/*.md',
    'docs/measurements/*.md',
    'docs/decisions/README.md',
    'packages/*/README.md',
    'apps/*/README.md',
  ],
  {
    cwd: ROOT,
  },
).concat('suites/README.md', 'e2e/README.md');

describe('the documentation', () => {
  test.each(pages)('%s links to files that are there', (page) => {
    const targets = [...read(page).matchAll(/\]\((?!https?:|mailto:|#)([^)#\s]+)/g)].map(
      ([, target = '']) => target,
    );
    expect(targets.filter((target) => !existsSync(join(ROOT, page, '..', target)))).toEqual([]);
  });

  test.each(pages)('%s names files and folders that are there', (page) => {
    const named = [...read(page).matchAll(/`((?:packages|apps|e2e|suites|scripts|deploy)\/[\w./-]+)`/g)];
    const invented = /\/events?\b/;
    const missing = named.filter(([, path = '']) => !invented.test(path) && !existsSync(join(ROOT, path)));
    expect(missing.map(([, path]) => path)).toEqual([]);
  });

  test('lists every decision once in the index', () => {
    const index = read('docs/decisions/README.md');
    const linked = [...index.matchAll(/\]\((\d{4}-[\w-]+\.md)\)/g)].map(([, file]) => file);
    const there = globSync('docs/decisions/[0-9]*.md', { cwd: ROOT }).map((file) => file.split('/').at(-1));
    expect(linked.toSorted()).toEqual(there.toSorted());
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
