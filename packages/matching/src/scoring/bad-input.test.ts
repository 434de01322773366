import { describe, expect, test } from 'vitest';
import { members } from '../../eval/load.ts';
import { profileOf } from '../../eval/profiles.ts';
import { badInput } from '../../testing/bad-input.ts';
import { indexTerms, lookupTerms } from '../candidates/index-terms.ts';
import { summarySentence } from '../reasons/summary.ts';
import { matchMembers } from './match-members.ts';
import { type MemberReading, readMember } from './member-reading.ts';

const strangers = { mutualConnections: 0, allocation: 0 };
const community = members.map((member) => readMember(profileOf(member)));
const everywhere = (text: string) => ({
  lookingFor: text,
  servicesOffered: text,
  targetAudience: text,
  jobTitle: text.slice(0, 120),
  bio: text,
  skills: Array.from({ length: 20 }, () => text.slice(0, 200)),
});

describe.each(Object.entries(badInput))('a profile of %s', (_name, text) => {
  const reading = readMember(profileOf(everywhere(text)));

  test('is read within bounds, and found by no more terms than another', () => {
    const { needs, offers, audiences } = reading;
    expect(needs.length + offers.length + audiences.length).toBeLessThanOrEqual(36);
    for (const terms of [indexTerms(reading), lookupTerms(reading)])
      expect(Math.max(terms.needs.length, terms.offers.length)).toBeLessThanOrEqual(64);
  });

  const sentenceOf = ({ summary }: MemberReading) => summary && summarySentence(summary);

  test('is matched for no reason that nobody gave, whoever looks', () => {
    const given = (viewer: MemberReading, other: MemberReading) =>
      matchMembers(viewer, other, strangers, 'Priya').reasons.filter(
        (reason) => reason !== sentenceOf(other),
      );
    const mine = community.flatMap((other) => given(reading, other));
    const theirs = community.flatMap((viewer) => given(viewer, reading));
    expect(new Set([...mine, ...theirs])).toEqual(new Set());
    expect(sentenceOf(reading) ?? '“').toContain('“');
  });
});
