import { expect, it } from 'vitest';
import { countryOf } from './community-country.ts';

it.each([
  [{ place: '', dateLocale: 'de-DE' }, 'Germany'],
  [{ place: 'Göttingen', dateLocale: '' }, 'Germany'],
  [{ place: 'Bayern, Deutschland', dateLocale: '' }, 'Germany'],
  [{ place: 'Austin, TX', dateLocale: '' }, 'United States'],
  [{ place: 'Bern', dateLocale: 'en-GB' }, 'Switzerland'],
  [{ place: 'Our village', dateLocale: 'pt-PT' }, 'Portugal'],
  [{ place: 'Our village', dateLocale: '' }, ''],
  [{ place: '', dateLocale: 'de' }, ''],
  [{ place: '', dateLocale: '' }, ''],
])('a community with %o is in “%s”', (community, country) => {
  expect(countryOf(community)).toBe(country);
});
