import { expect, test } from 'vitest';
import { townOf } from '../../../testing/members-directory.ts';
import { areaOf } from './town-words.ts';

test('the country of a town is named in the reader’s language, and its state as it is written', () => {
  const german = new Intl.DisplayNames('de', { type: 'region' });
  const portland = townOf({ region: 'Oregon', country: 'United States', countryCode: 'US' });
  expect(areaOf(portland, german)).toBe('Oregon, Vereinigte Staaten');
  expect(areaOf(townOf({ country: 'Czechia', countryCode: 'CZ' }), german)).toBe('Tschechien');
});
