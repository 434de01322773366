import { expect, test } from 'vitest';
import { placeKey } from './place-key.ts';

test.each([
  ['Paris', 'Paris, France'],
  ['Köln', 'cologne, Germany'],
  ['Paris, TX', 'Paris, Texas, USA'],
  ['Cordoba', 'Córdoba, Argentina'],
  ['Valencia', 'Valencia, Spain'],
  ['Portland', 'Portland, OR'],
  ['Little Snoring', 'Little Snoring, UK'],
])('%s and %s are one place', (one, other) => {
  expect(placeKey(one)).not.toBeNull();
  expect(placeKey(one)).toBe(placeKey(other));
});

test.each([
  ['Paris', 'Paris, TX'],
  ['Cordoba', 'Córdoba, Spain'],
  ['Valencia', 'Valencia, Venezuela'],
  ['Springfield, Illinois', 'Springfield, Missouri'],
  ['Halifax, UK', 'Halifax, Canada'],
  ['Göttingen', 'Göttingen, Austria'],
])('%s and %s are two', (one, other) => {
  expect(placeKey(one)).not.toBe(placeKey(other));
});

test('a town that is meant by its name alone is found by it', () => {
  expect(placeKey('Paris, France')).toBe('paris');
  expect(placeKey('Paris, TX')).toBe('paris, texas, us');
});

test.each(['Remote', 'Texas, USA', '', null])('%s is no place', (text) => {
  expect(placeKey(text)).toBeNull();
});

test('no text is too long for the column', () => {
  for (const text of ['x'.repeat(120), `Paris, ${'y'.repeat(110)}`, 'a, '.repeat(40)])
    expect(placeKey(text)?.length).toBeLessThanOrEqual(120);
});
