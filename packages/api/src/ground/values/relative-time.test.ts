import { expect, it } from 'vitest';
import { relativeTime } from './relative-time.ts';

const NOW = new Date('2026-06-15T12:00:00Z');
const ago = (minutes: number) => relativeTime(new Date(NOW.getTime() - minutes * 60_000), NOW);

it('an age under an hour, and in the future, is just now', () => {
  expect([ago(0), ago(59), ago(-600)]).toEqual(['Just now', 'Just now', 'Just now']);
});

it('an age is told in hours to a day, in days to a week, then in weeks', () => {
  const day = 24 * 60;
  expect([ago(60), ago(day - 1), ago(day), ago(7 * day - 1), ago(7 * day), ago(60 * day)]).toEqual([
    '1h ago',
    '23h ago',
    '1d ago',
    '6d ago',
    '1w ago',
    '8w ago',
  ]);
});
