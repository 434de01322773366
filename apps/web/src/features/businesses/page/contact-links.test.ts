import { expect, test } from 'vitest';
import { businessOf } from '../../../../testing/businesses.ts';
import { addressLines, contactLinks } from './contact-links.ts';

test('a business with nothing but a country has no contact links', () => {
  expect(contactLinks(businessOf())).toEqual({
    call: undefined,
    email: undefined,
    website: undefined,
    directions: undefined,
  });
  expect(addressLines(businessOf())).toEqual([]);
});

test('a phone number is dialled without brackets, and text is not dialled', () => {
  expect(contactLinks(businessOf({ phone: '+1 (503) 555-0142' })).call).toBe('tel:+15035550142');
  expect(contactLinks(businessOf({ phone: 'on request' })).call).toBeUndefined();
});

test('directions use the whole address', () => {
  const place = { address: '14 Alder St & 3rd', city: 'Portland', state: 'OR', zipCode: '97204' };
  const { directions } = contactLinks(businessOf(place));
  expect(new URL(directions ?? '').searchParams.get('destination')).toBe(
    '14 Alder St & 3rd, Portland, OR 97204, United States',
  );
});
