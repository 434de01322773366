import { expect, test } from 'vitest';
import { businessOf } from '../../../../testing/businesses.ts';
import { addressLines, contactWays } from './contact-ways.ts';

test('a business that gives nothing but its country cannot be reached', () => {
  expect(contactWays(businessOf())).toEqual({
    call: undefined,
    email: undefined,
    website: undefined,
    directions: undefined,
  });
  expect(addressLines(businessOf())).toEqual([]);
});

test('a telephone number is dialled without its brackets, and words are not dialled', () => {
  expect(contactWays(businessOf({ phone: '+1 (503) 555-0142' })).call).toBe('tel:+15035550142');
  expect(contactWays(businessOf({ phone: 'on request' })).call).toBeUndefined();
});

test('directions lead to the whole address', () => {
  const place = { address: '14 Alder St & 3rd', city: 'Portland', state: 'OR', zipCode: '97204' };
  const { directions } = contactWays(businessOf(place));
  expect(new URL(directions ?? '').searchParams.get('destination')).toBe(
    '14 Alder St & 3rd, Portland, OR 97204, United States',
  );
});
