import { join } from 'node:path';
import { inLocale } from '@guildhall/locale/current-locale';
import { industryName } from '@guildhall/locale/industry-name';
import { readCatalog } from '@guildhall/locale/read-catalog';
import { addCatalog } from '@guildhall/locale/translated';
import { beforeAll, expect, test } from 'vitest';
import { nameIndustries } from './name-industries.ts';

beforeAll(async () => {
  addCatalog('de', new Map(await readCatalog(join(import.meta.dirname, '../../..'), 'de')));
  nameIndustries({
    industries: ['Viticulture', 'consulting'],
    labels: { de: { names: { Viticulture: 'Weinbau' }, footer: {} } },
  });
});

test.each([
  ['marketing', 'Marketing', 'Marketing'],
  ['Real estate ', 'Real Estate', 'Immobilien'],
  ['VITICULTURE', 'Viticulture', 'Weinbau'],
  ['Consulting', 'consulting', 'consulting'],
  ['beekeeping', 'beekeeping', 'beekeeping'],
  ['constructor', 'constructor', 'constructor'],
])('%s is called %s, and %s in German', (written, english, german) => {
  expect(industryName(written)).toBe(english);
  expect(inLocale('de', () => industryName(written))).toBe(german);
});
