import { expect, test, vi } from 'vitest';
import { townOf } from '../../../testing/members-directory.ts';

vi.stubEnv('GUILDHALL_LOCALE', 'de');
const { areaOf } = await import('./town-words.ts');

test('the country of a town is named in the reader’s language, and its state as it is written', () => {
  const portland = townOf({ region: 'Oregon', country: 'United States', countryCode: 'US' });
  expect(areaOf(portland)).toBe('Oregon, Vereinigte Staaten');
  expect(areaOf(townOf({ country: 'Czechia', countryCode: 'CZ' }))).toBe('Tschechien');
});
