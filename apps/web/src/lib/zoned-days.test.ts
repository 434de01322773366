import { expect, test } from 'vitest';
import { dayIn, endOfDay, lastDayIn, startOfDay } from './zoned-days.ts';

test.each([
  ['2026-11-27', 'UTC', '2026-11-27T00:00:00.000Z'],
  ['2026-11-27', 'Europe/Berlin', '2026-11-26T23:00:00.000Z'],
  ['2026-03-29', 'Europe/Berlin', '2026-03-28T23:00:00.000Z'],
  ['2026-03-30', 'Europe/Berlin', '2026-03-29T22:00:00.000Z'],
  ['2026-07-01', 'America/New_York', '2026-07-01T04:00:00.000Z'],
  ['2026-07-01', 'Australia/Lord_Howe', '2026-06-30T13:30:00.000Z'],
  ['2026-07-01', 'Asia/Kolkata', '2026-06-30T18:30:00.000Z'],
])('%s in %s begins at %s', (day, timeZone, instant) => {
  expect(startOfDay(day, timeZone)).toBe(instant);
  expect(dayIn(instant, timeZone)).toBe(day);
});

test('the end of a day is the start of the next, also on the day of a clock change, and is read back', () => {
  expect(endOfDay('2026-03-29', 'Europe/Berlin')).toBe('2026-03-29T22:00:00.000Z');
  for (const day of ['2026-03-29', '2026-10-25', '2026-12-31'])
    expect(lastDayIn(endOfDay(day, 'Europe/Berlin'), 'Europe/Berlin')).toBe(day);
});

test('no day is no instant', () => {
  expect([startOfDay('', 'UTC'), endOfDay('', 'UTC')]).toEqual([null, null]);
  expect([dayIn(null, 'UTC'), lastDayIn(null, 'UTC')]).toEqual(['', '']);
});
