import { requireNode } from './lib/require-node.mjs';

requireNode(process.versions.node);

// Only what Node 20 has: this runs before the pinned Node is known to be installed.
const { existsSync, mkdirSync, readFileSync, readdirSync, writeFileSync } = await import('node:fs');
const { basename, dirname, join } = await import('node:path');
const { ensureInstalled } = await import('./lib/install.mjs');
const { inRoot } = await import('./lib/paths.mjs');
const { environment, run } = await import('./lib/run-command.mjs');
const { featureNames, fillTemplate } = await import('./new-feature/names.mjs');
const { addEntries, registryEntries } = await import('./new-feature/registries.mjs');

const TEMPLATES = inRoot('scripts', 'new-feature', 'templates');

/** Where the templates of a folder go. */
const TARGETS = {
  api: ({ plural, domain }) => inRoot('packages', 'api', 'src', domain, plural),
  server: () => inRoot('apps', 'server', 'src', 'rest'),
  matrix: () => inRoot('apps', 'server', 'testing', 'authorization'),
  web: ({ plural }) => inRoot('apps', 'web', 'src', 'features', plural),
};

/** '20261122T0930', as migrations are named. */
const timestamp = () => new Date().toISOString().replaceAll(/[-:]/g, '').slice(0, 13);

function plan(names) {
  const files = Object.entries(TARGETS).flatMap(([folder, target]) =>
    readdirSync(join(TEMPLATES, folder)).map((name) => ({
      from: join(TEMPLATES, folder, name),
      to: join(target(names), fillTemplate(basename(name), names)),
    })),
  );
  const migrations = inRoot('packages', 'db', 'src', 'migrations', 'app');
  files.push({
    from: join(TEMPLATES, 'migration.ts'),
    to: join(migrations, `${timestamp()}-${names.plural}.ts`),
  });
  return files;
}

function write(names) {
  const files = plan(names);
  const taken =
    files.find(({ to }) => existsSync(to)) ??
    files.find(({ to }) => existsSync(dirname(to)) && to.includes(`/features/${names.plural}/`));
  if (taken) throw new Error(`${taken.to} is already there.`);
  // Computed before anything is written, so that a registry that has changed leaves nothing half done.
  const registries = registryEntries(names).map(({ file, entries }) => ({
    file: inRoot(file),
    text: addEntries(file, readFileSync(inRoot(file), 'utf8'), entries),
  }));
  for (const { from, to } of files) {
    mkdirSync(dirname(to), { recursive: true });
    writeFileSync(to, fillTemplate(readFileSync(from, 'utf8'), names));
  }
  for (const { file, text } of registries) writeFileSync(file, text);
  return [...files.map(({ to }) => to), ...registries.map(({ file }) => file)];
}

async function main() {
  const names = featureNames(process.argv[2], process.argv[3]);
  const installed = await ensureInstalled();
  if (installed !== 0) return installed;
  const written = write(names);
  const tools = { env: environment() };
  const generated = await run('node', [inRoot('packages', 'db', 'scripts', 'generate-types.ts')], tools);
  if (generated !== 0) return generated;
  await run('oxfmt', written, tools);
  console.log(`
${names.Plural} is there: ${written.length} files, a table, five procedures, five REST paths and the page /${names.plural}.

  npm test -- ${names.plural}   its tests
  npm start                then open /${names.plural} as a member

Next: change the migration and its fields together (npm run db:types afterwards), and link the page from
apps/web/src/app/shell/nav-items.ts. docs/adding-a-feature.md goes through it.`);
  return 0;
}

try {
  process.exitCode = await main();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
