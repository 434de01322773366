import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

/** Holds docs/principles.md: each rule fails with a sentence that names the file and the rule. */

type Source = { path: string; text: string; imports: string[] };

const listed = execFileSync('git', ['ls-files', '-co', '--exclude-standard'], { encoding: 'utf8' });
const sources: Source[] = listed
  .split('\n')
  .filter((path) => /\.(ts|tsx|mjs|css)$/.test(path) && !path.endsWith('.gen.ts'))
  .flatMap((path) => {
    const text = read(path);
    return text === undefined ? [] : [{ path, text, imports: importsOf(text) }];
  });

function read(path: string): string | undefined {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return undefined; // deleted but not yet committed
  }
}

function importsOf(text: string): string[] {
  const found = text.matchAll(/(?:^|\n)\s*(import type|import|export)\b[^;'"]*?from\s*['"]([^'"]+)['"]/g);
  return [...found].map(([, kind, target]) => (kind === 'import type' ? `type:${target}` : (target ?? '')));
}

const under = (prefix: string) => sources.filter(({ path }) => path.startsWith(prefix));
const isTest = (path: string) => /\.test(-d)?\.tsx?$|\/testing\//.test(path);

/** Lists every import in `files` for which `isForbidden` holds, as a sentence. */
function violations(files: Source[], isForbidden: (target: string, path: string) => boolean, rule: string) {
  return files.flatMap(({ path, imports }) =>
    imports
      .filter((target) => isForbidden(target, path))
      .map((target) => `${path} imports ${target}: ${rule}`),
  );
}

const OF_CLIENT = new Set(['type:@guildhall/api', '@guildhall/client']);

describe('who may import whom', () => {
  it('lets the web import only schemas at run time and types from the api, never the server or the database', () => {
    const allowed = /^(type:)?@guildhall\/api\/[a-z-]+\/schema$|^type:@guildhall\/api(\/core\/[a-z-]+)?$/;
    const files = under('apps/web/src').filter(({ path }) => !isTest(path));
    const rule = 'the web sees @guildhall/api/<feature>/schema, and types of @guildhall/api';
    expect(
      violations(files, (target) => target.includes('@guildhall/') && !allowed.test(target), rule),
    ).toEqual([]);
  });

  it('gives other programs nothing of the api but its types', () => {
    const files = under('packages/client').filter(({ path }) => !isTest(path));
    const inward = (target: string) => target.includes('@guildhall/') && !OF_CLIENT.has(target);
    expect(violations(files, inward, 'the client sees types of @guildhall/api')).toEqual([]);
  });

  it('layers the web: lib below ui below features below app', () => {
    const web = (folder: string) => under(`apps/web/src/${folder}`).filter(({ path }) => !isTest(path));
    const into = (folders: string) => {
      const folder = new RegExp(`^(type:)?(\\.\\./)+(${folders})/`);
      return (target: string) => folder.test(target);
    };
    expect([
      ...violations(web('lib'), into('ui|features|app'), 'lib knows no component, feature or page'),
      ...violations(web('ui'), into('features|app'), 'ui knows no feature'),
      ...violations(web('ui'), (target) => target.startsWith('react-router'), 'ui is router-free'),
      ...violations(web('features'), into('app'), 'app puts features together, never the reverse'),
    ]).toEqual([]);
  });

  it('keeps SQL out of the REST adapter', () => {
    const rule = 'REST calls createCaller and holds no SQL';
    const isSql = (target: string) => /^(type:)?(kysely|pg|@guildhall\/db)/.test(target);
    expect(
      violations(
        under('apps/server/src/rest').filter(({ path }) => !isTest(path)),
        isSql,
        rule,
      ),
    ).toEqual([]);
  });

  it('keeps policies and schemas pure', () => {
    const files = under('packages/api/src').filter(({ path }) => /\.(schema|policy)\.ts$/.test(path));
    const isImpure = (target: string) =>
      !target.startsWith('type:') &&
      target !== 'zod' &&
      !/(\.schema|\/fields|\/keyset|\/core\/time|\.policy)\.ts$/.test(target);
    expect(violations(files, isImpure, 'policies and schemas know zod and types only')).toEqual([]);
  });

  it('keeps the database out of what schemas share, since browsers load them', () => {
    const files = under('packages/api/src').filter(({ path }) => /\/(fields|keyset)\.ts$/.test(path));
    const isSql = (target: string) => /^(kysely|pg|@guildhall\/db)/.test(target);
    expect(violations(files, isSql, 'browsers load what schemas import')).toEqual([]);
  });

  it('keeps routers free of rules and SQL', () => {
    const files = under('packages/api/src').filter(({ path }) => path.endsWith('.router.ts'));
    const isSql = (target: string) => /^(type:)?(kysely|pg|@guildhall\/(db|matching))/.test(target);
    expect(violations(files, isSql, 'a router is a table of contents')).toEqual([]);
  });

  it('keeps matching free of database and HTTP, and lets nothing point upward', () => {
    const outward = (target: string) => target.includes('@guildhall/');
    expect(violations(under('packages/matching/src'), outward, 'matching knows libraries only')).toEqual([]);
    const beyondMatching = (target: string) => /^(type:)?(@guildhall\/(?!matching$)|kysely|pg$)/.test(target);
    expect(
      violations(under('packages/member-index/src'), beyondMatching, 'the member index knows matching only'),
    ).toEqual([]);
    expect(
      violations(
        under('packages/db/src'),
        (target) => /@guildhall\/(api|server|web)/.test(target),
        'db is below the api',
      ),
    ).toEqual([]);
    expect(
      violations(
        under('packages/api/src'),
        (target) => /@guildhall\/(server|web)/.test(target),
        'the api is below its hosts',
      ),
    ).toEqual([]);
  });
});

describe('how files are kept', () => {
  it('keeps every hand-written file at 300 lines or fewer, and routers at 80', () => {
    const limit = (path: string) => (path.endsWith('.router.ts') ? 80 : 300);
    const long = sources.filter(({ path, text }) => text.split('\n').length - 1 > limit(path));
    expect(long.map(({ path, text }) => `${path} has ${text.split('\n').length - 1} lines`)).toEqual([]);
  });

  it('reads the environment in one place only', () => {
    const product = [...under('apps'), ...under('packages')].filter(
      ({ path }) => !isTest(path) && !path.endsWith('.config.ts'),
    );
    const readers = product.filter(({ text }) => /process\.env\b/.test(text)).map(({ path }) => path);
    expect(
      readers.filter((path) => path !== 'apps/server/src/config/config.ts' && !path.includes('/scripts/')),
    ).toEqual([]);
  });

  it('has no barrel files inside features', () => {
    const barrels = sources.filter(({ path }) =>
      /(packages\/api\/src\/[^/]+|apps\/web\/src\/features\/.+)\/index\.tsx?$/.test(path),
    );
    expect(barrels.map(({ path }) => path)).toEqual([]);
  });

  it('makes links on the web in paths.ts only', () => {
    const literal =
      /(?:to|href)=["'`{]+["'`]?\/(?:dashboard|feed|news|services|businesses|business|profile|admin|settings)\b/;
    const makers = under('apps/web/src').filter(({ path, text }) => !isTest(path) && literal.test(text));
    expect(makers.map(({ path }) => path)).toEqual([]);
  });
});
