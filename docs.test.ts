import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';

const ROOT = import.meta.dirname;
const read = (file: string) => readFileSync(join(ROOT, file), 'utf8');
const pages = globSync(
  ['*.md', 'docs/*.md', 'docs/decisions/README.md', 'packages/*/README.md', 'apps/*/README.md'],
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
