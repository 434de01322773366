import { existsSync, globSync, readFileSync, statSync } from 'node:fs';
import { dirname, join, posix, relative } from 'node:path';
import { gzipSync } from 'node:zlib';

/** The chunk that every page of a member loads without interaction. */
const MEMBER_SHELL = 'src/app/shell/member-shell.ts';
const ENTRY = 'src/entry-client.tsx';
const IMPORTS = /import\('(\.[^']+)'\)/g;
const SERVER_ONLY = /import\.meta\.env\.SSR\s*\?.*?: undefined/gs;

/** Whom the loader of a page lets in. */
const AUDIENCES = { forMembers: 'member', forStaff: 'admin' };

/**
 * Reads the pages of the web from its route files.
 * @returns for each path its audience, and the lazily loaded sources beside the app shell
 */
export function readPages(web) {
  return globSync('src/features/*/*.routes.ts', { cwd: web })
    .toSorted()
    .flatMap((file) => {
      const [layout, ...blocks] = readFileSync(join(web, file), 'utf8').split(/\bpath: '/);
      // A path without a page only leads on.
      const pages = blocks.filter((block) => block.includes('lazyPage('));
      return pages.map((block) => ({
        path: block.slice(0, block.indexOf("'")),
        audience: AUDIENCES[/loader: (for(?:Members|Staff))\(/.exec(block)?.[1]] ?? 'visitor',
        // What comes before the first path is around every page of the file.
        sources: [...importsIn(file, layout), ...importsIn(file, block)],
      }));
    });
}

/** The lazily loaded sources of the console's tabs. */
export function readAdminTabs(web) {
  const file = 'src/features/admin/admin-tabs.ts';
  return importsIn(file, readFileSync(join(web, file), 'utf8'));
}

const importsIn = (file, text) =>
  [...text.replaceAll(SERVER_ONLY, '').matchAll(IMPORTS)].map(([, target]) =>
    posix.join(dirname(file), target),
  );

/** Reads the manifest of a client build in one language and the gzipped sizes of its chunks in bytes. */
export function readBuild(client, locale = 'en') {
  const manifest = JSON.parse(readFileSync(join(client, '.vite', `manifest.${locale}.json`), 'utf8'));
  const sizeOf = (file) => {
    const path = join(client, file);
    return existsSync(`${path}.gz`) ? statSync(`${path}.gz`).size : gzipSync(readFileSync(path)).length;
  };
  return { manifest, sizeOf };
}

/**
 * What a browser loads without interaction: the app shell, these sources and all static imports of both.
 * @throws when a source has no chunk, which would otherwise count as 0 bytes
 */
export function weightOf({ manifest, sizeOf }, sources, audience = 'visitor') {
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
  for (const id of [ENTRY, ...sources, ...(audience === 'visitor' ? [] : [MEMBER_SHELL])]) visit(id);
  const total = (names) => [...names].reduce((sum, name) => sum + sizeOf(name), 0);
  const scripts = [...files].filter((name) => name.endsWith('.js'));
  return { js: total(scripts), css: total(sheets), scripts: scripts.length };
}

/** Pages that are a form of several fields. */
const FORMS = /^\/settings$|^\/handovers\/|\/(?:new|create|edit)$/;

/**
 * The weight of every page with its budget in bytes; null where it has none.
 * Charts of the dashboard and the console are lazy and not included.
 */
export function weighPages(build, pages, adminTabs, budgets) {
  const shell = weightOf(build, [], 'admin').js;
  const rows = pages.map(({ path, audience, sources }) => {
    const { js, css } = weightOf(build, sources, audience);
    const { scripts } = weightOf(
      build,
      sources,
      audience === 'visitor' && path !== '/' ? 'member' : audience,
    );
    const scriptsBudget = FORMS.test(path) ? budgets.formScripts : budgets.scripts;
    const row = { page: path, js, css, scripts, cssBudget: null, scriptsBudget };
    if (audience === 'admin')
      return { ...row, js: js - shell, jsBudget: budgets.adminAdded, scriptsBudget: budgets.formScripts };
    if (path === '/') return { ...row, jsBudget: budgets.landing, cssBudget: budgets.landingCss };
    if (path === '/dashboard')
      return { ...row, jsBudget: budgets.dashboard, scriptsBudget: budgets.dashboardScripts };
    return { ...row, jsBudget: audience === 'visitor' ? budgets.public : null };
  });
  const console = pages.find(({ path }) => path === '/admin')?.sources ?? [];
  const tabs = adminTabs.map((tab) => {
    const { js, css, scripts } = weightOf(build, [...console, tab], 'admin');
    const page = `/admin ${posix.basename(tab, '.tsx')}`;
    const jsBudget = budgets.adminAdded;
    const scriptsBudget = budgets.formScripts;
    return { page, js: js - shell, css, scripts, jsBudget, cssBudget: null, scriptsBudget };
  });
  return [...rows, ...tabs];
}

export const isOver = ({ js, css, scripts, jsBudget, cssBudget, scriptsBudget }) =>
  (jsBudget !== null && js > jsBudget) ||
  (cssBudget !== null && css > cssBudget) ||
  (scriptsBudget !== null && scripts > scriptsBudget);
