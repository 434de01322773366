import { expect, test } from 'vitest';
import { hasOwnShell, wantsPage } from './page-request.ts';

const BROWSER = 'text/html,application/xhtml+xml,*/*;q=0.8';
const IMAGE = 'image/avif,image/webp,*/*;q=0.8';

test.each([
  ['/', BROWSER, true],
  ['/profile/ana.berger', BROWSER, true],
  ['/news/a-story?from=mail', BROWSER, true],
  ['/', '*/*', true],
  ['/', undefined, true],
  ['/feed', 'application/json', false],
  ['/missing.png', IMAGE, false],
  ['/missing.js', '*/*', false],
  ['/assets/gone.js', BROWSER, false],
  ['/avatars/gone.webp', BROWSER, false],
  ['/api/unknown', BROWSER, false],
  ['/.env', BROWSER, false],
  ['/.git/config', BROWSER, false],
])('%s requested with %s gets a page: %s', (url, accept, expected) => {
  expect(wantsPage(url, accept)).toBe(expected);
});

test.each([
  ['/dashboard', true],
  ['/dashboard?tab=messages', true],
  ['/messages?with=7', true],
  ['/admin/orders', true],
  ['/settings', true],
  ['/', false],
  ['/administration', false],
  ['/profile/admin', false],
])('%s is private to a member: %s', (url, expected) => {
  expect(hasOwnShell(url)).toBe(expected);
});
