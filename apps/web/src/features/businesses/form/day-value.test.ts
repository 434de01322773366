import { expect, test } from 'vitest';
import { EMPTY_OPENING, openingErrors } from './opening.form.ts';
import { dayValueOf, textOf, unclearInterval } from './day-value.ts';

test('9 AM to 5 AM is asked about, with the hour that most mean', () => {
  const value = dayValueOf('09:00-05:00');
  expect(value.mode).toBe('open');
  expect(unclearInterval(value)).toEqual({ at: 0, hours: 20, closes: '17:00' });
  expect(unclearInterval(dayValueOf('08:00-12:00, 10:30-01:30'))).toMatchObject({ at: 1, closes: '13:30' });
});

test('hours into the night and unfinished ones are not asked about', () => {
  for (const text of ['18:00-02:00', '09:00-17:00', '09:00-00:00', '-17:00', '09:00-', ''])
    expect(unclearInterval(dayValueOf(text))).toBeNull();
});

test('what is chosen is what the form stores', () => {
  for (const text of ['', '09:00-17:00', '00:00-00:00', '09:00-12:00, 13:00-17:00'])
    expect(textOf(dayValueOf(text))).toBe(text);
});

test('an hour that is missing and one that is doubtful are said apart', () => {
  expect(openingErrors({ ...EMPTY_OPENING, mon: '09:00-', tue: '09:00-05:00', wed: '09:00-17:00' })).toEqual({
    mon: 'Enter when you open and close.',
    tue: 'Check when you close: this would be most of a day.',
  });
});
