import { describe, expect, it } from 'vitest';
import { datesOf, instantOf, storedRepeats } from './event-times.ts';
import { Repeats } from './events.schema.ts';

const dates = (start: string, repeats: object) =>
  datesOf(start, storedRepeats(Repeats.parse(repeats), start));

describe('a wall time', () => {
  it.each([
    ['skipped in New York moves forward by the hour', '2027-03-14T02:30', 'America/New_York', '07:30'],
    ['repeated in New York is the first', '2027-11-07T01:30', 'America/New_York', '05:30'],
    ['skipped in Lisbon moves forward by the hour', '2027-03-28T01:30', 'Europe/Lisbon', '01:30'],
    ['repeated in Lisbon is the first', '2027-10-31T01:30', 'Europe/Lisbon', '00:30'],
    ['in Kolkata is five and a half hours ahead', '2027-03-28T09:00', 'Asia/Kolkata', '03:30'],
    [
      'skipped on Lord Howe moves forward by half an hour',
      '2027-10-03T02:15',
      'Australia/Lord_Howe',
      '15:45',
    ],
    ['repeated on Lord Howe is the first', '2027-04-04T01:45', 'Australia/Lord_Howe', '14:45'],
  ])('%s', (_, local, timeZone, utc) => {
    expect(instantOf(local, timeZone).toISOString().slice(11, 16)).toBe(utc);
  });
});

describe('a repeating event', () => {
  it('stays at its hour on the clock across both changes of clocks', () => {
    const zone = 'America/New_York';
    const instants = dates('2027-03-10T08:00', { frequency: 'weekly', until: '2027-11-30' }).map((local) =>
      instantOf(local, zone),
    );
    const hours = new Set(
      instants.map((at) =>
        at.toLocaleTimeString('en-GB', { timeZone: zone, hour: '2-digit', minute: '2-digit' }),
      ),
    );
    expect([...hours]).toEqual(['08:00']);
    expect(new Set(instants.map((at) => at.getUTCHours()))).toEqual(new Set([13, 12]));
  });

  it('every second week has every other date', () => {
    expect(dates('2026-12-01T18:30', { frequency: 'weekly', interval: 2, until: '2027-01-01' })).toEqual([
      '2026-12-01T18:30',
      '2026-12-15T18:30',
      '2026-12-29T18:30',
    ]);
  });

  it('on the second Tuesday of a month stays on it', () => {
    const by = { frequency: 'monthly', by: 'weekday', until: '2027-03-31' };
    expect(dates('2026-12-08T18:30', by)).toEqual([
      '2026-12-08T18:30',
      '2027-01-12T18:30',
      '2027-02-09T18:30',
      '2027-03-09T18:30',
    ]);
  });

  it('on a fifth Tuesday is on the last of each month', () => {
    const by = { frequency: 'monthly', by: 'weekday', until: '2027-03-31' };
    expect(dates('2026-12-29T18:30', by).map((date) => date.slice(5, 10))).toEqual([
      '12-29',
      '01-26',
      '02-23',
      '03-30',
    ]);
  });

  it('on the 31st has no date in shorter months', () => {
    expect(
      dates('2027-01-31T18:30', { frequency: 'monthly', until: '2027-06-30' }).map((date) =>
        date.slice(5, 10),
      ),
    ).toEqual(['01-31', '03-31', '05-31']);
  });

  it('on a leap day is every four years, so within the horizon it has no second date', () => {
    expect(dates('2028-02-29T18:30', { frequency: 'yearly', until: '2029-08-01' })).toHaveLength(1);
  });
});
