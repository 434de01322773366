import { expect, it } from 'vitest';
import { displayUrl } from './display-url.ts';

it.each([
  ['https://print.example/lisbon', 'print.example/lisbon'],
  ['https://print.example/', 'print.example'],
  ['http://localhost:4000/a?b=c', 'localhost:4000/a…'],
  ['https://bücher.example', 'xn--bcher-kva.example'],
  [`https://a.example/${'x'.repeat(100)}`, `a.example/${'x'.repeat(49)}…`],
  ['mailto:ana@a.example', 'mailto:ana@a.example'],
  ['/news', '/news'],
])('%s is shown as %s', (url, shown) => {
  expect(displayUrl(url)).toBe(shown);
});
