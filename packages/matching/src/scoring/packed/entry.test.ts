import { expect, it } from 'vitest';
import { hundredthsOf, needOf, numberOf, packEntry } from './entry.ts';

it('packs a number, a share and the place of a need, and reads them back', () => {
  const [entry = 0] = packEntry(2 ** 23 - 1, 0.42, 3);
  expect([numberOf(entry), hundredthsOf(entry), needOf(entry)]).toEqual([2 ** 23 - 1, 42, 3]);
});

it('leaves out what does not fit, instead of packing another word', () => {
  expect(packEntry(2 ** 23, 0.5)).toEqual([]);
  expect(packEntry(7, 0.5, 4)).toEqual([]);
});
