import slugify from '@sindresorhus/slugify';

const MAX = 100;
/** With more namesakes than this, suffixes are chosen at random, so that few attempts are needed. */
const FEW = 20;

/** Reserved: paths and words that a slug must not be. */
const RESERVED = new Set(['create', 'new', 'edit', 'admin', 'api', 's', 'trpc', 'assets']);

/** Slugs to try for a new business, in order: the folded name, then -2, -3, ... */
export function* slugCandidates(name: string): Generator<string> {
  const stem = truncate(
    slugify(name)
      .replaceAll(/[^a-z0-9]+/g, '-')
      .replaceAll(/^-+|-+$/g, ''),
  );
  const base = stem === '' ? 'business' : stem;
  if (!RESERVED.has(base)) yield base;
  for (let number = 2; ; number += number < FEW ? 1 : Math.ceil(Math.random() * number)) {
    yield `${base}-${number}`;
  }
}

const truncate = (value: string) => value.slice(0, MAX).replace(/-+$/, '');
