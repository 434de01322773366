import { describe, expect, test } from 'vitest';
import { chloe, member } from '../testing/members.ts';
import { raiseHints } from './index.ts';

const full = {
  ...chloe,
  skills: ['Figma', 'CSS', 'SEO', 'Copywriting'],
  interests: ['Art', 'Tea', 'Golf', 'Jazz'],
};

describe('hints on my own profile', () => {
  test('name every empty field, the one worth most first', () => {
    const hints = raiseHints(member());
    expect(hints.map((hint) => hint.field)).toEqual([
      'lookingFor',
      'servicesOffered',
      'industry',
      'skills',
      'targetAudience',
      'interests',
      'location',
      'preferredConnectionTypes',
      'jobTitle',
      'profileCompletion',
    ]);
    expect(hints[0]).toEqual({
      field: 'lookingFor',
      points: 25,
      text: 'Say what you are looking for: up to 25 points',
    });
    expect(hints[3]?.text).toBe('Add your skills: 4 points for each one a member shares with you');
  });

  test('say nothing to a member whose profile is full', () => {
    expect(raiseHints(full)).toEqual([]);
  });

  test('ask for the name of a trade when a text says nothing specific', () => {
    expect(raiseHints({ ...full, lookingFor: 'New business opportunities' })).toEqual([
      {
        field: 'lookingFor',
        points: 25,
        text: 'Name the trades or skills you are looking for: up to 25 points',
      },
    ]);
  });

  test('ask for more skills while there are fewer than four, for what the missing ones can bring', () => {
    expect(raiseHints({ ...full, skills: ['Figma', 'figma', 'CSS', 'SEO'] })).toEqual([
      { field: 'skills', points: 4, text: 'Add more skills: 4 points for each one a member shares with you' },
    ]);
  });
});
