import { expect, test } from 'vitest';
import { ownPath, pathWithDialog, pathWithoutDialog, withParameters } from './own-path.ts';

test.each(['/settings', '/dashboard?tab=messages&with=9', '/news/a-b#comments'])(
  'a path of this site is kept: %s',
  (path) => expect(ownPath(path)).toBe(path),
);

test.each([
  null,
  '',
  'settings',
  '//evil.example',
  '/\\evil.example',
  '/\t/evil.example',
  '\\\\evil.example',
  'https://evil.example/',
  'javascript:alert(1)',
  '/.//evil.example',
  '/x/..//evil.example',
])('anything else is not: %s', (value) => expect(ownPath(value)).toBeNull());

test('the way back does not open the dialog again', () => {
  const { pathname, search, hash } = new URL(
    'http://own.test/dashboard?tab=messages&dialog=login&next=%2Ffeed#top',
  );
  expect(pathWithoutDialog({ pathname, search, hash })).toBe('/dashboard?tab=messages#top');
});

test('a dialog over a page leaves its parameters and its hash as they are', () => {
  const place = { pathname: '/news', search: '?category=Sales', hash: '#top' };
  expect(pathWithDialog(place, 'login', '/news?category=Sales')).toBe(
    '/news?category=Sales&dialog=login&next=%2Fnews%3Fcategory%3DSales#top',
  );
});

test('a path gets parameters beside those that it has', () => {
  expect(withParameters('/services?category=seo#top', { order: '3' })).toBe(
    '/services?category=seo&order=3#top',
  );
  expect(withParameters('/services', {})).toBe('/services');
});
