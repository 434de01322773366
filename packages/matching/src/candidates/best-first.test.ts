import { expect, test } from 'vitest';
import type { MeaningMatch } from '../scoring/match-members.ts';
import { bestFirst } from './best-first.ts';

type Told = Partial<MeaningMatch> & { name: string; says?: 'theyOffer' | 'iOffer' };

const match = ({ says, ...told }: Told): MeaningMatch & { name: string } => ({
  score: 0,
  percentage: null,
  reasons: [],
  greeting: null,
  strength: null,
  strengths: [],
  parts: says ? [{ key: says, points: 1, max: 8, text: 'Ana looks for “bread”' }] : [],
  ...told,
});

const order = (limit: number, ...told: Told[]) =>
  bestFirst(told.map(match), (each) => each, limit).map(({ name }) => name);

test('a better word comes before more points, and more points first of one word', () => {
  const [possible, strong, less] = [
    { name: 'possible', score: 60, strength: 'possible' },
    { name: 'strong', score: 45, strength: 'strong' },
    { name: 'less', score: 40, strength: 'strong' },
  ] as const;
  expect(order(6, possible, less, strong)).toEqual(['strong', 'less', 'possible']);
});

test('of one word, who is said to fit comes before who only writes alike', () => {
  const alike = { name: 'alike', score: 49, strength: 'possible' } as const;
  const asks = { name: 'asks', score: 10, strength: 'possible', says: 'iOffer' } as const;
  expect(order(6, alike, asks)).toEqual(['asks', 'alike']);
});

test('without a word the order of the rank stays', () => {
  expect(order(6, { name: 'first', score: 3 }, { name: 'second', score: 9 })).toEqual(['first', 'second']);
});

test('who only asks takes at most half of the places while others meet a need', () => {
  const asking = ['one', 'two', 'three', 'four'].map((name): Told => ({
    name,
    score: 12,
    strength: 'strong',
    says: 'iOffer',
    strengths: [null],
  }));
  const meeting: Told = { name: 'meets', strength: 'good', says: 'theyOffer', strengths: ['good'] };
  expect(order(2, ...asking, meeting)).toEqual(['one', 'meets']);
  expect(order(2, ...asking)).toEqual(['one', 'two']);
});
