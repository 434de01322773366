import { expect, test } from 'vitest';
import { EMPTY_BUSINESS, toBusinessFields, validateBusiness } from './businesses/form/business.form.ts';
import { EMPTY_EVENT, toNewEvent } from './events/form/event.form.ts';

test.each(['1998', '١٩٩٨', '۱۹۹۸', ' १९९८ '])('a year typed as %s is that year', (yearEstablished) => {
  const values = { ...EMPTY_BUSINESS, yearEstablished };
  expect(toBusinessFields(values).yearEstablished).toBe(1998);
  expect(validateBusiness(values)).not.toHaveProperty('yearEstablished');
});

test('what is no year is refused', () => {
  for (const yearEstablished of ['١٩٩٨م', 'nineteen', '٣'])
    expect(validateBusiness({ ...EMPTY_BUSINESS, yearEstablished })).toHaveProperty('yearEstablished');
});

test.each(['12', '١٢', '۱۲'])('%s seats are twelve', (seats) => {
  expect(toNewEvent({ ...EMPTY_EVENT, seats }).seats).toBe(12);
});
