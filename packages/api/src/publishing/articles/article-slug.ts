import { randomUUID } from 'node:crypto';
import slugify from '@sindresorhus/slugify';

const SLUG_MAX = 120;
const SLUG_TRIES = 1_000;

/** The slugs that an article of this title may have, in the order in which they are tried. */
export function* slugsOf(title: string): Generator<string> {
  const stem = slugify(title)
    .replaceAll(/[^a-z0-9-]/g, '')
    .slice(0, SLUG_MAX - 5)
    .replaceAll(/^-+|-+$/g, '');
  if (stem !== '') yield stem;
  for (let number = stem === '' ? 1 : 2; number <= SLUG_TRIES; number += 1)
    yield `${stem || 'article'}-${number}`;
}

/** Of an article that is not published, which has no address yet. */
export const provisionalSlug = (): string => `draft-${randomUUID()}`;
