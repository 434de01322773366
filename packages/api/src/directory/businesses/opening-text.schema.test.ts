import { expect, it } from 'vitest';
import { parseDayHours } from './opening-text.schema.ts';

const span = (...times: string[]) =>
  times.map((time) => {
    const [opens = '', closes = ''] = time.split('-');
    return { opens, closes };
  });

it.each([
  ['9 AM-12:30 PM, 2 PM–6 PM', span('09:00-12:30', '14:00-18:00')],
  ['8-18 Uhr', span('08:00-18:00')],
  ['8:00–12:00, 14:00–18:00', span('08:00-12:00', '14:00-18:00')],
  ['8 bis 12 und 14 bis 18 Uhr', span('08:00-12:00', '14:00-18:00')],
  ['9h30-18h', span('09:30-18:00')],
  ['18-2', span('18:00-02:00')],
  ['0-24', span('00:00-00:00')],
  ['24 Stunden', span('00:00-00:00')],
  ['geschlossen', []],
  ['', []],
])('“%s” is read', (text, intervals) => {
  expect(parseDayHours(text)).toEqual({ intervals, isByAppointment: false });
});

it.each([
  'by appointment',
  'nach Vereinbarung',
  'n. V.',
  'sur rendez-vous',
  'con cita previa',
  'por marcação',
])('“%s” is by appointment', (text) =>
  expect(parseDayHours(text)).toEqual({ intervals: [], isByAppointment: true }),
);

it.each(['9-5', '10-2', 'mornings', '2-6 PM', '13 PM-3 PM', '9-12-15', 'ab 9'])(
  '“%s” is not read, or may be meant in two ways',
  (text) => expect(parseDayHours(text)).toBeNull(),
);
