import { describe, expect, it } from 'vitest';
import { describeHours, readHours } from './opening-hours.ts';

const WEEK = ['mon', 'tue', 'wed', 'thu', 'fri'];
const on = (days: string[], hours: string) => days.map((day) => `${day} ${hours}`).join(', ');

describe('opening hours in one cell', () => {
  it.each([
    ['Mo-Fr 8-18 Uhr', on(WEEK, '08:00-18:00')],
    ['Mo–Fr 8:00–12:00, 14:00–18:00; Sa 9-13 Uhr', `${on(WEEK, '08:00-12:00 14:00-18:00')}, sat 09:00-13:00`],
    ['Montag bis Freitag von 8 bis 17 Uhr, Samstag geschlossen', on(WEEK, '08:00-17:00')],
    ['Di, Do 9.30-12', on(['tue', 'thu'], '09:30-12:00')],
    ['Mon-Fri 9 AM-5 PM', on(WEEK, '09:00-17:00')],
    ['lundi au vendredi 9h-18h', on(WEEK, '09:00-18:00')],
    ['lunes a viernes 9:00-14:00', on(WEEK, '09:00-14:00')],
  ])('%s is understood', (cell, hours) => {
    const read = readHours(cell, 'Europe/Berlin');
    expect(read && describeHours(read)).toBe(hours);
  });

  it('may be by appointment, on all days or on some', () => {
    const hoursIn = (cell: string) => {
      const read = readHours(cell, 'Europe/Berlin');
      return read && describeHours(read);
    };
    expect(hoursIn('nach Vereinbarung')).toContain('mon by appointment, tue by appointment');
    expect(hoursIn('Mo-Do 8-16 Uhr, Fr nach Vereinbarung')).toContain('thu 08:00-16:00, fri by appointment');
  });

  it.each(['24/7', 'Mo-Fr', '8-18', 'Mo-Fr 9-5'])('%s is not', (cell) => {
    expect(readHours(cell, 'Europe/Berlin')).toBeUndefined();
  });
});
