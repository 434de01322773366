import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { readConfig, SETTING_NAMES } from './config.ts';

const ROOT = join(import.meta.dirname, '../../../..');
const read = (file: string) => readFileSync(join(ROOT, file), 'utf8');
const sorted = (names: Iterable<string>) => [...new Set(names)].toSorted();

test('the example settings list every variable that is read, and no other', () => {
  const named = read('.env.example').matchAll(/^#? ?([A-Z][A-Z0-9_]+)=/gm);
  expect(sorted([...named].map(([, name = '']) => name))).toEqual(sorted(SETTING_NAMES));
});

test('the example is valid with every commented line that has a value enabled', () => {
  const lines = read('.env.example').matchAll(/^#? ?([A-Z][A-Z0-9_]+)=(.*)$/gm);
  const env = Object.fromEntries([...lines].map(([, name = '', value = '']) => [name, value]));
  expect(() =>
    readConfig({
      ...env,
      CRM_TOKEN: 'token',
      CRM_LOCATION_ID: 'location',
      WEBHOOK_SECRET: `whsec_${Buffer.alloc(32).toString('base64')}`,
    }),
  ).not.toThrow();
});

test('the operations guide has an item for every variable that is read, and for no other', () => {
  const [, section = ''] = read('docs/operations.md').split('## Configure');
  const [list = ''] = section.split('\n## ');
  const items = [...list.matchAll(/^- ((?:`[A-Z][A-Z0-9_]+`(?:, )?)+)/gm)].map(([, names = '']) => names);
  const named = items.flatMap((names) => [...names.matchAll(/`(\w+)`/g)].map(([, name = '']) => name));
  expect(named.length).toBe(new Set(named).size);
  expect(sorted(named)).toEqual(sorted(SETTING_NAMES));
});

test('the settings of a machine without Docker, and those that the readme lists, are enough for production', () => {
  const [, block = ''] = /^```sh\n(NODE_ENV=production\n[^`]*)```/m.exec(read('docs/operations.md')) ?? [];
  const env = Object.fromEntries(
    [...block.matchAll(/^(\w+)=(.*)$/gm)].map(([, name = '', value]) => [name, value]),
  );
  const filled = {
    ...env,
    SESSION_SECRET: 'gX7vKq2mZrT9bLw4NcYd8HsJf3PuAe6RkVt1QoWi5MxB',
    DATABASE_URL: 'postgres://guildhall_app:a@127.0.0.1:5432/guildhall',
    DATABASE_OWNER_URL: 'postgres://guildhall_owner:b@127.0.0.1:5432/guildhall',
  };
  expect(() => readConfig(filled)).not.toThrow();

  const [listed = ''] = /^- \*\*In production\*\*.*$/m.exec(read('README.md')) ?? [];
  const names = [...listed.matchAll(/`([A-Z_]+)(?:=\w+)?`/g)].map(([, name = '']) => name);
  const given = Object.entries(filled).filter(([name]) => names.includes(name));
  expect(() => readConfig(Object.fromEntries(given))).not.toThrow();
});

test('every command in the operations guide exists', () => {
  const main = read('apps/server/src/cli/main.command.ts');
  const named = [...read('docs/operations.md').matchAll(/(?:npm run cli --|cli\/main\.mjs) ([a-z][a-z-]+)/g)];
  expect(named.length).toBeGreaterThan(8);
  for (const [, name = ''] of named) expect(main).toMatch(new RegExp(`\\b'?${name}'?: \\(\\)`));
});

test('every metric in the operations guide exists', () => {
  const metrics = read('apps/server/src/telemetry/metrics.ts');
  const named = sorted(
    [
      ...read('docs/operations.md').matchAll(/\bguildhall_(?!app\b|owner\b)([a-z_]+?)(?:_bucket|_count)?\b/g),
    ].map(([, name = '']) => name),
  );
  expect(named.length).toBeGreaterThan(7);
  for (const name of named) expect(metrics).toMatch(new RegExp(`'(?:guildhall_)?${name}'`));
});
