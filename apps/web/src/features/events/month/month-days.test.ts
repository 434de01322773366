import { expect, test } from 'vitest';
import { firstWeekdayOf, monthBeside, weeksOf } from './month-days.ts';

test('a month is the weeks that it touches, from the first day of the week of the language', () => {
  const monday = weeksOf('2026-12', 1);
  expect([monday.length, monday[0]?.[0], monday.at(-1)?.[6]]).toEqual([5, '2026-11-30', '2027-01-03']);
  const sunday = weeksOf('2026-12', 7);
  expect([sunday.length, sunday[0]?.[0], sunday.at(-1)?.[6]]).toEqual([5, '2026-11-29', '2027-01-02']);
  expect(weeksOf('2027-02', 1)).toHaveLength(4);
  expect([firstWeekdayOf('de-DE'), firstWeekdayOf('en-US')]).toEqual([1, 7]);
});

test('months go on over the turn of a year', () => {
  expect([monthBeside('2026-12', 1), monthBeside('2026-01', -1)]).toEqual(['2027-01', '2025-12']);
});
