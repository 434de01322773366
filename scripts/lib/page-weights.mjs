import { existsSync, globSync, readFileSync, statSync } from 'node:fs';
import { dirname, join, posix, relative } from 'node:path';
import { gzipSync } from 'node:zlib';

/** Chunks that come by themselves once a member's page stands. */
const FOR_MEMBERS = ['src/app/shell/UserMenu.tsx', 'src/features/notifications/NotificationBell.tsx'];
const ENTRY = 'src/entry-client.tsx';
const IMPORTS = /import\('(\.[^']+)'\)/g;

/**
 * The pages of the web, read from its route files.
 * @returns one entry a path: who may open it, and the sources that are loaded for it beside the frame
 */
export function readPages(web) {
  return globSync('src/features/*/*.routes.ts', { cwd: web })
    .toSorted()
    .flatMap((file) => {
      const [, ...blocks] = readFileSync(join(web, file), 'utf8').split(/\bpath: '/);
      return blocks.map((block) => ({
        path: block.slice(0, block.indexOf("'")),
        audience: /loader: for(Member|Admin)s\(/.exec(block)?.[1]?.toLowerCase() ?? 'visitor',
        sources: importsIn(file, block),
      }));
    });
}

/** The sources of the console's tabs, which its page brings one at a time. */
export function readAdminTabs(web) {
  const file = 'src/features/admin/admin-tabs.ts';
  return importsIn(file, readFileSync(join(web, file), 'utf8'));
}

const importsIn = (file, text) =>
  [...text.matchAll(IMPORTS)].map(([, target]) => posix.join(dirname(file), target));

/** Reads a client build: what its chunks weigh, gzipped, in bytes. */
export function readBuild(client) {
  const manifest = JSON.parse(readFileSync(join(client, '.vite', 'manifest.json'), 'utf8'));
  const weigh = (file) => {
    const path = join(client, file);
    return existsSync(`${path}.gz`) ? statSync(`${path}.gz`).size : gzipSync(readFileSync(path)).length;
  };
  return { manifest, weigh };
}

/**
 * What a browser loads for some sources before anybody does anything: the frame, the sources, and all
 * that they import.
 * @throws when a source has no chunk, since its weight would then count as nothing
 */
export function weightOf({ manifest, weigh }, sources, audience = 'visitor') {
  const files = new Set();
  const sheets = new Set();
  const seen = new Set();
  const visit = (id) => {
    if (seen.has(id)) return;
    seen.add(id);
    const chunk = manifest[id];
    if (!chunk) throw new Error(`The build has no chunk for ${relative('.', id)}.`);
    files.add(chunk.file);
    for (const sheet of chunk.css ?? []) sheets.add(sheet);
    for (const imported of chunk.imports ?? []) visit(imported);
  };
  for (const id of [ENTRY, ...sources, ...(audience === 'visitor' ? [] : FOR_MEMBERS)]) visit(id);
  const total = (names) => [...names].reduce((sum, name) => sum + weigh(name), 0);
  return { js: total([...files].filter((name) => name.endsWith('.js'))), css: total(sheets) };
}

/**
 * Every page beside its budget, in bytes; null where it has none.
 * The dashboard and the console are counted before their charts, which come by themselves afterwards.
 */
export function weighPages(build, pages, adminTabs, budgets) {
  const frame = weightOf(build, [], 'admin').js;
  const rows = pages.map(({ path, audience, sources }) => {
    const { js, css } = weightOf(build, sources, audience);
    if (audience === 'admin')
      return { page: path, js: js - frame, css, jsBudget: budgets.adminAdded, cssBudget: null };
    if (path === '/')
      return { page: path, js, css, jsBudget: budgets.landing, cssBudget: budgets.landingCss };
    if (path === '/dashboard') return { page: path, js, css, jsBudget: budgets.dashboard, cssBudget: null };
    return { page: path, js, css, jsBudget: audience === 'visitor' ? budgets.public : null, cssBudget: null };
  });
  const console = pages.find(({ path }) => path === '/admin')?.sources ?? [];
  const tabs = adminTabs.map((tab) => {
    const { js, css } = weightOf(build, [...console, tab], 'admin');
    const name = posix.basename(tab, '.tsx');
    return { page: `/admin ${name}`, js: js - frame, css, jsBudget: budgets.adminAdded, cssBudget: null };
  });
  return [...rows, ...tabs];
}

export const isOver = ({ js, css, jsBudget, cssBudget }) =>
  (jsBudget !== null && js > jsBudget) || (cssBudget !== null && css > cssBudget);
