import type { BusinessHours } from '@guildhall/api/directory/businesses/opening.schema';
import { describe, expect, test } from 'vitest';
import { EMPTY_BUSINESS, validateBusiness } from '../form/business.form.ts';
import { openingErrors, toOpening, toOpeningValues, EMPTY_OPENING } from '../form/opening.form.ts';
import { openingState } from './opening-hours.ts';

const CLOSED: BusinessHours['days'] = { mon: [], tue: [], wed: [], thu: [], fri: [], sat: [], sun: [] };
const BAR: BusinessHours = {
  timeZone: 'America/New_York',
  days: {
    ...CLOSED,
    mon: [
      { opens: '09:00', closes: '12:00' },
      { opens: '18:00', closes: '02:00' },
    ],
  },
};

describe('a bar in New York', () => {
  test.each([
    ['2026-11-23T14:30:00Z', { isOpen: true, closes: '12:00' }],
    ['2026-11-23T18:00:00Z', { isOpen: false, opens: { day: 'mon', isToday: true, time: '18:00' } }],
    ['2026-11-24T06:30:00Z', { isOpen: true, closes: '02:00' }],
    ['2026-11-24T07:00:00Z', { isOpen: false, opens: { day: 'mon', isToday: false, time: '09:00' } }],
    // On Monday in UTC it is still Sunday there.
    ['2026-11-23T01:00:00Z', { isOpen: false, opens: { day: 'mon', isToday: false, time: '09:00' } }],
  ])('at %s', (at, expected) => {
    expect(openingState(BAR, new Date(at))).toEqual(expected);
  });

  test('that is always open does not close, and one without hours does not open', () => {
    const always = { opens: '00:00', closes: '00:00' };
    const days = { ...CLOSED, mon: [always], tue: [always] };
    const at = new Date('2026-11-24T12:00:00Z');
    expect(openingState({ timeZone: 'UTC', days }, at)).toEqual({ isOpen: true, closes: null });
    expect(openingState({ timeZone: 'UTC', days: CLOSED }, at)).toEqual({ isOpen: false, opens: null });
  });
});

describe('hours in the form', () => {
  test('are read as they are commonly written, and shown again', () => {
    const opening = toOpening({
      ...EMPTY_OPENING,
      mon: '9–12:00, 6 p.m. - 2:00am',
      tue: '0-24',
      wed: '9 AM-12:30 PM, 14.00 - 18.00',
      timeZone: 'UTC',
    });
    expect(opening.businessHours?.days).toEqual({
      ...CLOSED,
      mon: BAR.days.mon,
      tue: [{ opens: '00:00', closes: '00:00' }],
      wed: [
        { opens: '09:00', closes: '12:30' },
        { opens: '14:00', closes: '18:00' },
      ],
    });
    expect(toOpeningValues(opening)).toMatchObject({
      mon: '09:00-12:00, 18:00-02:00',
      tue: '00:00-00:00',
      wed: '09:00-12:30, 14:00-18:00',
      thu: '',
    });
  });

  test('that say nothing readable are refused at their day', () => {
    const values = { ...EMPTY_OPENING, wed: 'mornings', thu: '13 PM-3 PM', fri: '2-6 PM', sat: '9-12' };
    expect(Object.keys(openingErrors(values))).toEqual(['wed', 'thu', 'fri']);
  });

  test('that the API refuses are refused at their day, and an address at its network', () => {
    const errors = validateBusiness({
      ...EMPTY_BUSINESS,
      mon: '9-12, 11-13',
      tue: '9:75-17',
      wed: '9-17',
      linkedin: 'javascript:alert(1)',
    });
    expect(Object.keys(errors)).toEqual(expect.arrayContaining(['name', 'mon', 'tue', 'linkedin']));
    expect(errors).not.toHaveProperty('wed');
    expect(errors).not.toHaveProperty('businessHours');
  });

  test('may be by appointment on some days', () => {
    const opening = toOpening({
      ...EMPTY_OPENING,
      mon: '09:00-12:00',
      fri: 'by appointment',
      timeZone: 'UTC',
    });
    expect(opening.businessHours).toMatchObject({ days: { fri: [] }, byAppointment: ['fri'] });
    expect(toOpeningValues(opening)).toMatchObject({ mon: '09:00-12:00', fri: 'by appointment', sat: '' });
  });

  test('are none when every day is empty', () => {
    expect(toOpening(EMPTY_OPENING)).toEqual({ businessHours: null, socialMedia: null });
  });
});
