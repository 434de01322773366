import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { describe, expect, it, test } from 'vitest';
import { cities } from '../data/cities.ts';
import { countryName } from '../gazetteer.ts';
import { locationKey } from '../location.ts';
import { townOf } from './town-of.ts';
import { townsNamed } from './town-table.ts';

const file = readFileSync(new URL('towns.tsv', import.meta.url));

/** An island, which people give as their town. */
const NO_TOWNS = ['bali'];

test('the table of towns is the one its script made', () => {
  expect(createHash('sha256').update(file).digest('hex')).toBe(
    '7204e861fe3497cf1aca9b40e7fb5320b066dac6c182eb5fcf075504c6a7a92b',
  );
});

test('every city that matching knows is on the map, in its country', () => {
  const missing = Object.entries(cities).flatMap(([country, lines]) =>
    lines.flatMap((line) => {
      const [city = '', region] = line.split('|')[0]?.split('@') ?? [];
      const written = [city, region, countryName(country)].filter(Boolean).join(', ');
      return townOf(written)?.country === country ? [] : [city];
    }),
  );
  expect(missing).toEqual(NO_TOWNS);
});

describe('the town of a location', () => {
  it.each([
    ['Paris', 'fr', null],
    ['Paris, TX', 'us', 'Texas'],
    ['Georgetown', 'gy', null],
    ['Georgetown, Texas', 'us', 'Texas'],
    ['Halifax, UK', 'gb', null],
    ['Springfield, Illinois', 'us', 'Illinois'],
    ["O'Fallon, IL", 'us', 'Illinois'],
    ['O’Fallon', 'us', 'Missouri'],
    ['St. Gallen', 'ch', null],
    ['Wexford', 'ie', null],
    ['Killarney, Co. Kerry, Ireland', 'ie', null],
    ['Newbridge, UK', 'gb', null],
  ])('%s is in the country and state that are written, or else the largest', (text, country, region) => {
    expect(townOf(text)).toMatchObject({ country, region });
  });

  it('has its coordinates, and the name that was written', () => {
    expect(townOf('Göttingen, Germany')).toEqual({
      city: 'gottingen',
      country: 'de',
      region: null,
      latitude: 51.53,
      longitude: 9.93,
      name: 'Göttingen',
    });
    expect(townOf('KÖLN')?.latitude).toBe(townOf('Cologne')?.latitude);
  });

  it.each([
    ['Loch Garman', 'Wexford'],
    ['An Muileann gCearr', 'Mullingar'],
    ['Luzern', 'Lucerne'],
  ])('%s is %s', (one, other) => {
    expect(townOf(one)).not.toBeNull();
    expect(townOf(one)?.latitude).toBe(townOf(other)?.latitude);
    expect(locationKey(one)).toEqual(locationKey(other));
  });

  it.each([
    'Göttingen, Austria',
    'Little Snoring',
    'Texas, USA',
    'Remote',
    '',
    null,
    'a\tb',
    '\u{10FFFF}',
    "'; drop table",
  ])('%s is unknown, not somewhere else', (text) => {
    expect(townOf(text)).toBeNull();
  });
});

test('namesakes come by population, and the first and the last line are found', () => {
  const namesakes = townsNamed('portland').map(({ country, region }) => region ?? country);
  expect(namesakes.slice(0, 4)).toEqual(['oregon', 'maine', 'texas', 'gb']);
  const lines = file.toString('utf8').trimEnd().split('\n');
  for (const line of [lines[0], lines.at(-1)])
    expect(townsNamed(line?.split('\t')[0] ?? '')).not.toHaveLength(0);
  expect(townsNamed('')).toEqual([]);
});
