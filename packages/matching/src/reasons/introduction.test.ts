import { expect, test } from 'vitest';
import { member } from '../../testing/members.ts';
import type { MatchProfile } from '../profile.ts';
import { readMember } from '../scoring/member-reading.ts';
import { explainIntroduction } from './introduction.ts';

const named = (name: string, profile: Partial<MatchProfile>) => ({
  name,
  reading: readMember(member(profile)),
});

test('an introduction is explained by a need of either that the other meets', () => {
  const ana = named('Ana', { lookingFor: 'a bookkeeper' });
  const ben = named('Ben', { servicesOffered: 'bookkeeping' });
  const sentence = 'Ana looks for “a bookkeeper”. Ben offers “bookkeeping”.';
  expect(explainIntroduction(ana, ben)).toBe(sentence);
  expect(explainIntroduction(ben, ana)).toBe(sentence);
});

test('an introduction of two who do not need one another is not explained', () => {
  const [ana, ben] = [named('Ana', { lookingFor: 'a bookkeeper' }), named('Ben', { jobTitle: 'Florist' })];
  expect(explainIntroduction(ana, ben)).toBeNull();
});
