import { expect, test } from 'vitest';
import { member } from '../../testing/members.ts';
import { readMember } from '../scoring/member-reading.ts';
import { termsOf } from './terms.ts';

const keysOf = (text: string) => termsOf(text).map(({ key }) => key);

test.each([
  ['Ich bin Dachdecker und repariere das Dach', 'roofer'],
  ['Sono un idraulico con molta esperienza', 'plumber'],
  ['We zoeken een loodgieter voor ons huis', 'plumber'],
])('"%s" has the key of the English word %s', (text, english) => {
  expect(keysOf(text)).toContain(keysOf(english)[0]);
});

test('a compound is found by its parts', () => {
  expect(keysOf('Wir verlegen den Holzboden')).toEqual(expect.arrayContaining(keysOf('wood floor')));
});

test('a Portuguese need finds an English offer', () => {
  const { needs } = readMember(member({ lookingFor: 'Procuro um canalizador para a minha casa' }));
  expect(needs[0]?.trades).toEqual([{ trade: 'plumbing', certainty: 1 }]);
});
