import { expect, test } from 'vitest';
import { nearestPart } from './nearest-part.ts';
import { termsOf } from './terms.ts';

test.each([
  [
    'printer for flyers',
    'letterpress for special days; printing of menus and brochures',
    'printing of menus and brochures',
  ],
  ['printer for flyers', 'Printing of labels; letterpress for special days; flyers', 'flyers'],
  ['wedding cake', 'Bread for cafés. Wedding cakes with cream; cake courses', 'Wedding cakes with cream'],
  ['someone for our taxes', 'Payroll for shops; tax returns', 'tax returns'],
  // Kept aside until the rule was written.
  ['repair of clocks', 'Sale of old maps; clock repairs', 'clock repairs'],
  ['photographer for a wedding', 'Portraits for a newspaper; wedding photography', 'wedding photography'],
  ['Flyer drucken', 'Briefpapier für Kanzleien; Flyerdruck über Nacht', 'Flyerdruck über Nacht'],
  ['traductor de menús', 'Clases de piano; traducción de menús', 'traducción de menús'],
])('of what a member offers “%s” finds the nearest', (query, offers, part) => {
  expect(nearestPart(termsOf(query).words, offers)).toBe(part);
});

test('without any of the words it is the first, and nothing of nothing', () => {
  expect(nearestPart(['zither'], 'Bread; cakes')).toBe('Bread');
  expect(nearestPart(['zither'], ' ; ')).toBeNull();
});
