import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { isOver, readAdminTabs, readPages, weighPages, weightOf } from './page-weights.mjs';

const web = join(import.meta.dirname, '../../apps/web');
const budgets = {
  landing: 40,
  landingCss: 5,
  public: 30,
  dashboard: 50,
  dashboardScripts: 6,
  scripts: 6,
  formScripts: 8,
  adminAdded: 10,
};
const build = {
  manifest: {
    'src/entry-client.tsx': { file: 'entry.js', css: ['entry.css'], imports: ['_shared.js'] },
    '_shared.js': { file: 'shared.js' },
    'src/app/shell/member-shell.ts': { file: 'member.js' },
    'src/Page.tsx': { file: 'page.js', css: ['page.css'], imports: ['_shared.js', '_part.js'] },
    '_part.js': { file: 'part.js' },
    'src/Chart.tsx': { file: 'chart.js' },
  },
  sizeOf: (file: string) => file.length,
};
const page = { path: '/feed', audience: 'visitor', sources: ['src/Page.tsx'] };

test('the weight of a page is the app shell, its sources and all their imports, each chunk once', () => {
  const files = ['entry.js', 'shared.js', 'page.js', 'part.js'];
  expect(weightOf(build, page.sources)).toEqual({
    js: files.join('').length,
    css: 'entry.csspage.css'.length,
    scripts: files.length,
  });
});

test('the pages of members include the chunk of their header', () => {
  const visitor = weightOf(build, page.sources);
  expect(weightOf(build, page.sources, 'member').js).toBe(visitor.js + 'member.js'.length);
});

test('a page above its budget is reported, and a source without a chunk is an error', () => {
  const heavy = weighPages(build, [page], [], budgets);
  expect(heavy.map(isOver)).toEqual([true]);
  expect(weighPages(build, [page], [], { ...budgets, public: 31 }).map(isOver)).toEqual([false]);
  expect(() => weightOf(build, ['src/Gone.tsx'])).toThrow('src/Gone.tsx');
});

test('a dashboard of too many scripts is reported', () => {
  const dashboard = { path: '/dashboard', audience: 'member', sources: ['src/Page.tsx'] };
  const isOverAt = (dashboardScripts: number) =>
    weighPages(build, [dashboard], [], { ...budgets, dashboard: 1_000, dashboardScripts }).map(isOver);
  expect([isOverAt(4), isOverAt(5)]).toEqual([[true], [false]]);
});

test('a page that loads too many scripts for a member is reported, a form above its own number', () => {
  const form = { ...page, path: '/events/new', audience: 'member' };
  const areOverAt = (scripts: number, formScripts: number) =>
    weighPages(build, [page, form], [], { ...budgets, public: 1_000, scripts, formScripts }).map(isOver);
  expect(areOverAt(4, 5)).toEqual([true, false]);
  expect(areOverAt(5, 4)).toEqual([false, true]);
});

test('the weight of the console is what it adds to the app shell', () => {
  const admin = { path: '/admin', audience: 'admin', sources: ['src/Page.tsx'] };
  const rows = weighPages(build, [admin], ['src/Chart.tsx'], budgets);
  expect(rows.map(({ js }) => js)).toEqual(['page.jspart.js'.length, 'page.jspart.jschart.js'.length]);
});

test('every page of the web is weighed', () => {
  const declared = globSync('src/**/*.{ts,tsx}', { cwd: web })
    .filter((file) => !file.endsWith('lazy-page.ts'))
    .flatMap((file) => readFileSync(join(web, file), 'utf8').match(/\blazyPage\(\s*'/g) ?? []);
  const pages = readPages(web);
  // One is the frame around the pages of the console, which counts as part of each.
  expect(pages).toHaveLength(declared.length - 1);
  const frame = 'src/features/admin/frame/ConsoleFrame.tsx';
  expect(pages.filter(({ sources }) => sources.includes(frame)).length).toBeGreaterThan(10);
  expect(pages.filter(({ sources }) => sources.length === 0)).toEqual([]);
  expect(pages.find(({ path }) => path === '/dashboard')?.audience).toBe('member');
  expect(pages.find(({ path }) => path === '/admin')?.audience).toBe('admin');
  expect(readAdminTabs(web).length).toBeGreaterThan(5);
});
