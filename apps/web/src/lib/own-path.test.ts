import { expect, test } from 'vitest';
import { ownPath, pathWithoutDialog } from './own-path.ts';

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
  const { pathname, search, hash } = new URL('http://own.test/dashboard?tab=messages&dialog=login#top');
  expect(pathWithoutDialog({ pathname, search, hash })).toBe('/dashboard?tab=messages#top');
});
