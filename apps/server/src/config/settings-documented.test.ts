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

test('the operations guide has a row for every variable that is read, and for no other', () => {
  const [, section = ''] = read('docs/operations.md').split('## Configure');
  const [table = ''] = section.split('\n## ');
  const cells = [...table.matchAll(/^\| ([^|]+) \|/gm)].map(([, cell = '']) => cell);
  const named = cells.flatMap((cell) =>
    [...cell.matchAll(/`([A-Z][A-Z0-9_]+)`/g)].map(([, name = '']) => name),
  );
  expect(sorted(named)).toEqual(sorted(SETTING_NAMES));
});

test('every command in the operations guide exists', () => {
  const main = read('apps/server/src/cli/main.command.ts');
  const told = [...read('docs/operations.md').matchAll(/(?:npm run cli --|cli\/main\.mjs) ([a-z][a-z-]+)/g)];
  expect(told.length).toBeGreaterThan(8);
  for (const [, name = ''] of told) expect(main).toMatch(new RegExp(`\\b'?${name}'?: \\(\\)`));
});

test('every metric in the operations guide exists', () => {
  const metrics = read('apps/server/src/telemetry/metrics.ts');
  const told = sorted(
    [
      ...read('docs/operations.md').matchAll(/\bguildhall_(?!app\b|owner\b)([a-z_]+?)(?:_bucket|_count)?\b/g),
    ].map(([, name = '']) => name),
  );
  expect(told.length).toBeGreaterThan(7);
  for (const name of told) expect(metrics).toMatch(new RegExp(`'(?:guildhall_)?${name}'`));
});
