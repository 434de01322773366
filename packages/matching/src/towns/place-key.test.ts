import { describe, expect, test } from 'vitest';
import { placeKey, placeKeysNear } from './place-key.ts';
import { townsWithin } from './town-table.ts';

test.each([
  ['Paris', 'Paris, France'],
  ['Köln', 'cologne, Germany'],
  ['Paris, TX', 'Paris, Texas, USA'],
  ['Cordoba', 'Córdoba, Argentina'],
  ['Valencia', 'Valencia, Spain'],
  ['Portland', 'Portland, OR'],
  ['Little Snoring', 'Little Snoring, UK'],
  ['Göttingen', 'Goettingen'],
  ['Köln', 'Koeln'],
  ['Ålesund', 'Aalesund'],
  ['Aarhus', 'Århus'],
  ['Saint-Brieuc', 'Saint Brieuc'],
  ['Lübbenau-Süd', 'Luebbenau Sued'],
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

describe('near a town', () => {
  test('are the town itself and those within 50 km, the nearest first, namesakes told apart', () => {
    const near = placeKeysNear('Austin, TX');
    expect(near[0]).toBe('austin');
    expect(near).toEqual(expect.arrayContaining([placeKey('Round Rock, TX'), placeKey('San Marcos, Texas')]));
    expect(near).not.toContain(placeKey('Dallas, TX'));
    expect(near).not.toContain(placeKey('San Marcos, CA'));
  });

  test('is the same for each way to write it', () => {
    expect(placeKeysNear('Köln')).toEqual(placeKeysNear('Cologne, Germany'));
    expect(placeKeysNear('Köln')).toContain(placeKey('Bonn'));
  });

  test('is reached across the date line', () => {
    expect(placeKeysNear('Suva, Fiji')).toContain(placeKey('Suva, Fiji'));
    for (const { longitude } of townsWithin({ latitude: -16.8, longitude: 179.99 }, 200, 10))
      expect(Math.abs(longitude)).toBeGreaterThan(177);
  });

  test('is only the place itself when no town of that name is known, and nothing without a city', () => {
    expect(placeKeysNear('Little Snoring, UK')).toEqual([placeKey('Little Snoring, UK')]);
    expect(placeKeysNear('Remote')).toEqual([]);
    expect(placeKeysNear(null)).toEqual([]);
  });
});
