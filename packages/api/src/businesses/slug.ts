import slugify from '@sindresorhus/slugify';

const MAX = 100;
/** Beyond this many namesakes numbers are skipped at random, so that the search stays short. */
const FEW = 20;

/** Paths and words that a business's address must not be. */
const RESERVED = new Set(['create', 'new', 'edit', 'admin', 'api', 's', 'trpc', 'assets']);

/** Addresses to try for a new business, in order: the folded name, then -2, -3, ... */
export function* slugCandidates(name: string): Generator<string> {
  const stem = cut(
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

const cut = (value: string) => value.slice(0, MAX).replace(/-+$/, '');
