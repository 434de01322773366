import { expect, test } from 'vitest';
import { searchBoxMessages as english } from './search-box.messages.ts';

type Catalog = { searchBoxMessages: typeof english };

const catalogs = import.meta.glob<Catalog>('../../../locales/*/features/search/search-box.messages.ts', {
  eager: true,
});
const ALL = [english, ...Object.values(catalogs).map(({ searchBoxMessages }) => searchBoxMessages)];

test('the search shows its keys as its tooltip names them, in every language', () => {
  expect(ALL.length).toBeGreaterThan(5);
  for (const { paletteKeys, paletteTooltip } of ALL)
    expect(paletteTooltip).toContain(paletteKeys.replace(' ', '+'));
});
