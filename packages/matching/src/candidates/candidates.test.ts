import { describe, expect, test } from 'vitest';
import { member } from '../../testing/members.ts';
import { readMember } from '../scoring/member-reading.ts';
import { byFit } from './by-fit.ts';
import { coverNeeds } from './cover-needs.ts';
import { demoteCopies } from './demote-copies.ts';
import { indexTerms, lookupTerms } from './index-terms.ts';

describe('each need', () => {
  const fits: Readonly<Record<string, readonly number[]>> = {
    plumber: [1, 0],
    heating: [0.9, 0.1],
    drains: [0.8, 0],
    bookkeeper: [0, 0.7],
  };
  const ranked = Object.keys(fits);

  test('is served among the first', () => {
    expect(coverNeeds(ranked, (name) => fits[name] ?? [], 0.4)).toEqual([
      'plumber',
      'bookkeeper',
      'heating',
      'drains',
    ]);
  });

  test('that nobody meets moves nobody up', () => {
    expect(coverNeeds(ranked, (name) => fits[name] ?? [], 0.8)).toEqual(ranked);
  });
});

test('who copied another comes behind everybody, and whoever was there first stays', () => {
  const ranked = [
    { id: 9, says: 'roofs' },
    { id: 2, says: 'roofs' },
    { id: 5, says: 'tiles' },
  ];
  const moved = demoteCopies(ranked, (one, other) => one.says === other.says);
  expect(moved.map(({ id }) => id)).toEqual([2, 5, 9]);
});

test('equal fit is ordered by what mutual friends bring, then by who was here last, then by who came first', () => {
  const [one, seen, late, tied] = [
    { rank: 40, allocation: 0, lastSeenAt: 1, id: 3 },
    { rank: 40, allocation: 0, lastSeenAt: 2, id: 4 },
    { rank: 41, allocation: 0, lastSeenAt: Number.NaN, id: 5 },
    { rank: 40, allocation: 0.2, lastSeenAt: Number.NaN, id: 6 },
  ] as const;
  expect([one, seen, late, tied].toSorted(byFit)).toEqual([late, tied, seen, one]);
});

describe('index terms', () => {
  const offering = indexTerms(
    readMember(member({ servicesOffered: 'keeping the accounts of bakeries tidy' })),
  );

  test('find a trade by its name and by what is near in meaning', () => {
    expect(indexTerms(readMember(member({ servicesOffered: 'bookkeeping' }))).offers).toContain(
      'g:bookkeeping',
    );
    const asked = lookupTerms(readMember(member({ lookingFor: 'tidy accounts' }))).needs;
    expect(asked.filter((term) => offering.offers.includes(term))).not.toEqual([]);
  });

  test('find a trade in the same city apart from all others who do it', () => {
    const at = (location: string | null) =>
      indexTerms(readMember(member({ servicesOffered: 'bookkeeping', location }))).offers;
    const asked = lookupTerms(readMember(member({ lookingFor: 'a bookkeeper', location: 'Lisbon' }))).needs;
    const local = asked.filter((term) => term.startsWith('l:bookkeeping:'));
    expect(local).toHaveLength(1);
    expect(at('Lisbon, Portugal')).toEqual(expect.arrayContaining(local));
    expect(at('Porto, Portugal')).not.toEqual(expect.arrayContaining(local));
    expect(at(null).filter((term) => term.startsWith('l:'))).toEqual([]);
  });

  test('are lower-case ASCII, each once, at most 64', () => {
    for (const terms of [offering.offers, offering.needs]) {
      expect(new Set(terms).size).toBe(terms.length);
      expect(terms.length).toBeLessThanOrEqual(64);
      for (const term of terms) expect(term).toMatch(/^[a-z0-9:-]{1,40}$/);
    }
  });
});
