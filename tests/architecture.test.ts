import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { type Import, type Source, circlesOf, readSources } from './import-graph.ts';

/** Holds docs/principles.md: each rule fails with a sentence that names the file and the rule. */

const sources = readSources();
const isTest = (path: string) => /\.test(-d)?\.tsx?$|\/testing\//.test(path);
const under = (prefix: string) => sources.filter(({ path }) => path.startsWith(prefix));
const product = (prefix: string) => under(prefix).filter(({ path }) => !isTest(path));

/** Lists every import in `files` for which `isForbidden` holds, as a sentence. */
function violations(files: Source[], isForbidden: (imported: Import, path: string) => boolean, rule: string) {
  return files.flatMap(({ path, imports }) =>
    imports
      .filter((imported) => isForbidden(imported, path))
      .map(({ target }) => `${path} imports ${target}: ${rule}`),
  );
}

/** The domains of the api, from the top; each may use those behind it. */
const DOMAINS = [
  'console',
  'accounts',
  'directory',
  'exchange',
  'chapters',
  'people',
  'publishing',
  'contact',
  'community',
  'discovery',
  'files',
  'ground',
];

const isOurs = ({ target }: Import) => target.startsWith('@guildhall/');
const isSql = ({ target }: Import) => /^(kysely|pg$|@guildhall\/db)/.test(target);
const into = (folder: RegExp) => (imported: Import) => folder.test(imported.target);

/** The graph of a folder's folders, where `folder` captures the name of one. */
function folderGraph(folder: RegExp): Map<string, Set<string>> {
  const nameOf = (path: string) => folder.exec(path)?.[1];
  const graph = new Map<string, Set<string>>();
  for (const { path, imports } of sources) {
    const from = isTest(path) ? undefined : nameOf(path);
    if (from === undefined) continue;
    const others = imports.flatMap(({ target }) => nameOf(target) ?? []).filter((name) => name !== from);
    graph.set(from, new Set([...(graph.get(from) ?? []), ...others]));
  }
  return graph;
}

const sentence = (circle: string[]) => `${circle.join(' imports ')} imports ${circle[0]}`;

describe('who may import whom', () => {
  it('has no circles, not even of types', () => {
    const graph = new Map(sources.map(({ path, imports }) => [path, imports.map(({ target }) => target)]));
    expect(circlesOf(graph).map(sentence)).toEqual([]);
  });

  it('has the arrows between packages that docs/architecture.md draws, and no other', () => {
    const [, chart = ''] = /flowchart TD\n([^`]*)/.exec(readFileSync('docs/architecture.md', 'utf8')) ?? [];
    const names = new Map(
      [...chart.matchAll(/(\w+)\[\w+\/([\w-]+)\]/g)].map(([, node, name]) => [node, name]),
    );
    const drawn = [...chart.matchAll(/^ *(\w+)\S* -->(?:\|.*?\|)? (\w+)/gm)].map(
      ([, from, to]) => `${names.get(from)} imports ${names.get(to)}`,
    );
    const imported = [...product('apps/'), ...product('packages/')].flatMap(({ path, imports }) => {
      const [, own] = path.split('/');
      const others = imports.flatMap(({ target }) => /^@guildhall\/([^/]+)/.exec(target)?.[1] ?? []);
      return others.filter((other) => other !== own).map((other) => `${own} imports ${other}`);
    });
    expect([...new Set(imported)].toSorted()).toEqual(drawn.toSorted());
  });

  it('lets the web import only Markdown, schemas and values at run time and types from the api, never the server or the database', () => {
    const schema = /^@guildhall\/api\/([a-z/-]+\.(schema|policy|messages)|ground\/values\/[a-z-]+)$/;
    const types = /^@guildhall\/api(\/ground\/[a-z/-]+)?$/;
    const isAllowed = ({ target, isType }: Import) =>
      schema.test(target) || (isType && types.test(target)) || /^@guildhall\/(markdown|locale)/.test(target);
    const rule =
      'the web sees @guildhall/markdown and locale, schemas, policies, messages and values of @guildhall/api, and its types';
    const beyond = (imported: Import) => isOurs(imported) && !isAllowed(imported);
    expect(violations(product('apps/web/src'), beyond, rule)).toEqual([]);
  });

  it('gives other programs nothing of the api but its types', () => {
    const isAllowed = ({ target, isType }: Import) =>
      target === '@guildhall/client' || (isType && target === '@guildhall/api');
    const inward = (imported: Import) => isOurs(imported) && !isAllowed(imported);
    expect(violations(product('packages/client'), inward, 'the client sees types of @guildhall/api')).toEqual(
      [],
    );
  });

  it('layers the web: lib below ui below features below app', () => {
    const web = (folder: string) => product(`apps/web/src/${folder}/`);
    expect([
      ...violations(
        web('lib'),
        into(/^apps\/web\/src\/(ui|features|app)\//),
        'lib knows no component, feature or page',
      ),
      ...violations(web('ui'), into(/^apps\/web\/src\/(features|app)\//), 'ui knows no feature'),
      ...violations(web('ui'), into(/^react-router/), 'ui is router-free'),
      ...violations(
        web('features'),
        into(/^apps\/web\/src\/app\//),
        'app puts features together, never the reverse',
      ),
    ]).toEqual([]);
  });

  it('lets features of the web use one another in one direction', () => {
    expect(circlesOf(folderGraph(/^apps\/web\/src\/features\/([^/]+)\//)).map(sentence)).toEqual([]);
  });

  it('orders the domains of the api: imports only go down', () => {
    const domainOf = (path: string) => /^packages\/api\/src\/([^/]+)\//.exec(path)?.[1];
    const rank = (path: string) => DOMAINS.indexOf(domainOf(path) ?? '');
    const files = product('packages/api/src').filter(({ path }) => domainOf(path) !== undefined);
    expect(files.filter(({ path }) => rank(path) === -1).map(({ path }) => path)).toEqual([]);
    const goesUp = ({ target }: Import, path: string) =>
      domainOf(target) === undefined ? target.startsWith('packages/api/src/') : rank(target) < rank(path);
    expect(violations(files, goesUp, `the order is ${DOMAINS.join(', ')}`)).toEqual([]);
  });

  it('lets features of the api use one another in one direction', () => {
    const graph = folderGraph(/^packages\/api\/src\/([^/]+\/[^/]+)\//);
    expect(graph.size).toBeGreaterThan(40);
    expect(circlesOf(graph).map(sentence)).toEqual([]);
  });

  it('lets folders of the server use one another in one direction', () => {
    const graph = folderGraph(/^apps\/server\/src\/([^/]+)\//);
    expect(graph.size).toBeGreaterThan(10);
    expect(circlesOf(graph).map(sentence)).toEqual([]);
  });

  it('lets queries read without writing', () => {
    const files = product('packages/api/src').filter(({ path }) => path.endsWith('.queries.ts'));
    expect(violations(files, into(/\.commands\.ts$/), 'a query calls no command')).toEqual([]);
  });

  it('mounts routers in routers only', () => {
    const files = product('packages/api/src').filter(
      ({ path }) => !path.endsWith('.router.ts') && path !== 'packages/api/src/index.ts',
    );
    expect(
      violations(files, into(/\.router\.ts$/), 'features call queries and commands of each other'),
    ).toEqual([]);
  });

  it('keeps SQL out of the REST adapter', () => {
    expect(
      violations(product('apps/server/src/rest'), isSql, 'REST calls createCaller and holds no SQL'),
    ).toEqual([]);
  });

  it('keeps policies and schemas pure', () => {
    const files = under('packages/api/src').filter(({ path }) => /\.(schema|policy)\.ts$/.test(path));
    const isPure = ({ target, isType }: Import) =>
      isType ||
      target === 'zod' ||
      target === '@guildhall/markdown/topic-name' ||
      /(\.schema|\/fields|\/keyset|\/values\/(time|record-of)|\.policy|\.messages)\.ts$/.test(target) ||
      /^@guildhall\/locale\/(locales|translated|own-words\/terms)$/.test(target);
    expect(
      violations(files, (imported) => !isPure(imported), 'policies and schemas know zod and types only'),
    ).toEqual([]);
  });

  it('keeps the database out of values and of what schemas share, since browsers load them', () => {
    const files = product('packages/api/src').filter(({ path }) =>
      /\/ground\/values\/|\/keyset\.ts$/.test(path),
    );
    const isLoadedSql = (imported: Import) => isSql(imported) && !imported.isType;
    expect(violations(files, isLoadedSql, 'browsers load what schemas import')).toEqual([]);
  });

  it('keeps routers free of rules and SQL', () => {
    const files = under('packages/api/src').filter(({ path }) => path.endsWith('.router.ts'));
    const isRule = (imported: Import) => isSql(imported) || imported.target.startsWith('@guildhall/matching');
    expect(violations(files, isRule, 'a router is a table of contents')).toEqual([]);
  });

  it('keeps matching free of database and HTTP, and lets nothing point upward', () => {
    const isLocale = ({ target }: Import) => target.startsWith('@guildhall/locale/');
    const beyondMatching = (imported: Import) =>
      isSql(imported) || (isOurs(imported) && imported.target !== '@guildhall/matching');
    const beyondLocale = (imported: Import) => isOurs(imported) && !isLocale(imported);
    expect([
      ...violations(under('packages/matching/src'), beyondLocale, 'matching knows locale and libraries only'),
      ...violations(under('packages/locale/src'), isOurs, 'locale knows libraries only'),
      ...violations(under('packages/markdown/src'), isOurs, 'markdown knows libraries only'),
      ...violations(
        under('packages/member-index/src'),
        beyondMatching,
        'the member index knows matching only',
      ),
      ...violations(under('packages/db/src'), into(/@guildhall\/(api|server|web)/), 'db is below the api'),
      ...violations(
        under('packages/api/src'),
        into(/@guildhall\/(server|web)/),
        'the api is below its hosts',
      ),
    ]).toEqual([]);
  });

  it('keeps relative imports inside their package', () => {
    const roomOf = (path: string) => /^(?:apps|packages)\/[^/]+/.exec(path)?.[0] ?? '';
    const strays = [...under('apps'), ...under('packages')].flatMap(({ path, imports }) =>
      imports
        .filter(
          ({ target }) => /^(apps|packages|suites|e2e)\//.test(target) && roomOf(target) !== roomOf(path),
        )
        .map(({ target }) => `${path} imports ${target}: packages import each other by name`),
    );
    expect(strays).toEqual([]);
  });
});

describe('file names and sizes', () => {
  it('keeps every hand-written file at 300 lines or fewer, and routers of features at 80', () => {
    const limit = (path: string) =>
      path.endsWith('.router.ts') && !path.endsWith('app.router.ts') ? 80 : 300;
    // The sentences of a language are one long list.
    const long = sources.filter(
      ({ path, text }) => !path.includes('/locales/') && text.split('\n').length - 1 > limit(path),
    );
    expect(long.map(({ path, text }) => `${path} has ${text.split('\n').length - 1} lines`)).toEqual([]);
  });

  it('reads the environment in one place only', () => {
    const files = [...product('apps'), ...product('packages')].filter(
      ({ path }) => !path.endsWith('.config.ts'),
    );
    const readers = files.filter(({ text }) => /process\.env\b/.test(text)).map(({ path }) => path);
    expect(
      readers.filter((path) => path !== 'apps/server/src/config/config.ts' && !path.includes('/scripts/')),
    ).toEqual([]);
  });

  it('drops no column or table that the last release still uses', () => {
    const releases = readFileSync('CHANGELOG.md', 'utf8').matchAll(/^## (\S+)$/gm);
    const saysWhy = [...releases].map(([, release]) => `Unused since ${release}.`).concat('In no release.');
    const migrations = under('packages/db/src/migrations/').filter(
      ({ path, text }) =>
        path.replace(/^.*\//, '') > '20261123T0018-applicant-doubts.ts' &&
        /\b(drop (column|table)|rename (column|to))\b/i.test(text),
    );
    const silent = migrations.filter(({ text }) => !saysWhy.some((words) => text.includes(words)));
    expect(
      silent.map(({ path }) => `${path} says neither "In no release." nor "Unused since <release>."`),
    ).toEqual([]);
  });

  it('has no barrel files inside features', () => {
    const barrels = sources.filter(({ path }) =>
      /(packages\/api\/src\/.+|apps\/web\/src\/features\/.+)\/index\.tsx?$/.test(path),
    );
    expect(barrels.map(({ path }) => path)).toEqual([]);
  });

  it('makes links on the web in paths.ts only', () => {
    const literal =
      /(?:to|href)=["'`{]+["'`]?\/(?:dashboard|feed|news|services|businesses|business|profile|admin|settings)\b/;
    const makers = product('apps/web/src').filter(({ text }) => literal.test(text));
    expect(makers.map(({ path }) => path)).toEqual([]);
  });
});
