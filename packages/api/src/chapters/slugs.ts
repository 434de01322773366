import slugify from '@sindresorhus/slugify';

const SLUG_MAX = 80;
const SLUG_TRIES = 1_000;
/** Addresses of pages and lists beside those of single things. */
const RESERVED = new Set(['', 'new', 'mine']);

/**
 * The slugs to try for a title, the best first. `fallback` takes the place of a title without Latin letters, and begins
 * those that would be the address of a page.
 */
export function* slugsOf(title: string, fallback: string): Generator<string> {
  const stem = slugify(title)
    .replaceAll(/[^a-z0-9-]/g, '')
    .slice(0, SLUG_MAX)
    .replaceAll(/^-+|-+$/g, '');
  const base = RESERVED.has(stem) ? fallback : stem;
  for (let number = 1; number <= SLUG_TRIES; number += 1) {
    if (number === 1 && base === stem) yield stem;
    else yield `${base}-${number}`;
  }
}
