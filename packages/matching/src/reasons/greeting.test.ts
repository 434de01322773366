import { expect, test } from 'vitest';
import { member } from '../../testing/members.ts';
import type { MatchProfile } from '../profile.ts';
import { matchMembers } from '../scoring/match-members.ts';
import { readMember } from '../scoring/member-reading.ts';

const greeting = (viewer: Partial<MatchProfile>, other: Partial<MatchProfile>) =>
  matchMembers(
    readMember(member(viewer)),
    readMember(member(other)),
    { mutualConnections: 0, allocation: 0 },
    'Ben',
  ).greeting;

test('a first text says what the writer looks for and the other offers, in both their words', () => {
  expect(greeting({ lookingFor: 'a bookkeeper' }, { servicesOffered: 'bookkeeping' })).toBe(
    'Hi! I’m looking for “a bookkeeper”, and on your profile I read “bookkeeping”. Shall we talk?',
  );
});

test('a first text does not quote a job title', () => {
  expect(greeting({ lookingFor: 'a bookkeeper' }, { jobTitle: 'Bookkeeper' })).toBe(
    'Hi! I’m looking for “a bookkeeper”, and your profile says that this is your work. Shall we talk?',
  );
});

test('a first text says what the writer offers where the other looks for it', () => {
  expect(greeting({ servicesOffered: 'bookkeeping' }, { lookingFor: 'a bookkeeper' })).toBe(
    'Hi! I read that you’re looking for “a bookkeeper”. That’s what I do: “bookkeeping”. Shall we talk?',
  );
});

test('nothing is claimed in a first text where no need is met for certain', () => {
  expect(greeting({ lookingFor: 'a bookkeeper' }, { jobTitle: 'Florist' })).toBeNull();
  expect(greeting({ lookingFor: 'a patent lawyer' }, { servicesOffered: 'commercial law' })).toBeNull();
});
