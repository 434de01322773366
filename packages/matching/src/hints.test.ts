import { describe, expect, test } from 'vitest';
import { chloe, member } from '../testing/members.ts';
import { type Hint, raiseHints, readMember } from './index.ts';
import type { MatchProfile } from './profile.ts';

const full = {
  ...chloe,
  lookingFor: 'a copywriter',
  skills: ['Figma', 'CSS', 'SEO', 'Copywriting'],
  interests: ['Art', 'Tea', 'Golf', 'Jazz'],
};
const hintsOn = (profile: MatchProfile): readonly Hint[] => raiseHints(readMember(profile));

describe('hints on my own profile', () => {
  test('name everything an empty profile lacks, what is worth most first', () => {
    const hints = hintsOn(member());
    expect(hints.map((hint) => hint.field)).toEqual([
      'lookingFor',
      'servicesOffered',
      'targetAudience',
      'jobTitle',
      'location',
      'skills',
      'preferredConnectionTypes',
      'industry',
      'interests',
    ]);
    expect(hints[0]).toEqual({
      field: 'lookingFor',
      points: 44,
      text: 'Say what you are looking for, such as “a bookkeeper for my café”: up to 44 points',
    });
    expect(hints[5]?.text).toBe('Add your skills: up to 6 points');
  });

  test('say nothing to a member whose profile is full', () => {
    expect(hintsOn(full)).toEqual([]);
  });

  test('ask again where a text says nothing specific', () => {
    expect(hintsOn({ ...full, lookingFor: '!!!' }).map(({ field }) => field)).toEqual(['lookingFor']);
  });

  test('do not ask what a member looks for who wrote whom they want as clients', () => {
    for (const lookingFor of [
      'clients: small shops, cafés and contractors who hate paperwork',
      'restaurants that need bookkeeping',
      'clients who need a website',
    ])
      expect(hintsOn({ ...full, lookingFor })).toEqual([]);
  });

  test('ask for more skills while there are fewer than four, for what the missing ones can bring', () => {
    expect(hintsOn({ ...full, skills: ['Figma', 'figma', 'CSS', 'SEO'] })).toEqual([
      { field: 'skills', points: 2, text: 'Add more skills: up to 2 points' },
    ]);
  });

  test('promise a single point in the singular', () => {
    expect(hintsOn({ ...full, interests: ['Art', 'Tea', 'Golf'] })).toEqual([
      { field: 'interests', points: 1, text: 'Add more interests: up to 1 point' },
    ]);
  });
});
