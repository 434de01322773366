import { readFileSync } from 'node:fs';
import type { MatchProfile } from '../src/profile.ts';
import { type MemberReading, readMember } from '../src/scoring/member-reading.ts';
import { rankSimilar } from '../src/search/rank-similar.ts';
import { readQuery } from '../src/search/read-query.ts';
import { byMatching } from './rankers.ts';
import { profileOf } from './profiles.ts';

/** A need in a sentence, and the members who do it; half of them were read while the engine was made. */
export type SentenceNeed = {
  readonly language: string;
  readonly isUnseen: boolean;
  readonly text: string;
  readonly answers: readonly string[];
};

const rowsOf = (name: string): readonly (readonly string[])[] =>
  readFileSync(new URL(`sentences/${name}.tsv`, import.meta.url), 'utf8')
    .split('\n')
    .filter(Boolean)
    .map((line) => line.split('\t'));

export const sentenceNeeds: readonly SentenceNeed[] = rowsOf('needs').map(
  ([language = '', half, text = '', answers = '']) => ({
    language,
    isUnseen: half === 'unseen',
    text,
    answers: answers.split(',').filter(Boolean),
  }),
);

type Member = { readonly id: number; readonly key: string; readonly profile: MatchProfile };

const members: readonly Member[] = rowsOf('members').map(
  ([key = '', jobTitle, servicesOffered, skills], id) => ({
    id,
    key,
    profile: profileOf({ jobTitle, servicesOffered, skills: skills?.split('; ') }),
  }),
);

/** Shares of the sentences with somebody right first and among the first four suggestions, and first in a search. */
export function measureSentences(needs: readonly SentenceNeed[]) {
  const rank = byMatching(members);
  const keyOf = (id: number): string => members[id]?.key ?? '';
  const readings = new Map<string, MemberReading>(
    members.map(({ key, profile }) => [key, readMember(profile)] as const),
  );
  const places = needs.map(({ text, answers }) => {
    const suggested = rank({ id: -1, profile: profileOf({ lookingFor: text }) }).map(keyOf);
    const query = readQuery(text);
    const nobody = readMember(profileOf({}));
    const found =
      query === null ? [] : rankSimilar(query, [...readings.keys()], (key) => readings.get(key) ?? nobody);
    return [suggested, found].map((keys) => keys.findIndex((key) => answers.includes(key)));
  });
  const share = (of: (place: readonly number[]) => boolean) =>
    Math.round((100 * places.filter(of).length) / places.length) / 100;
  return {
    first: share(([place]) => place === 0),
    firstFour: share(([place = -1]) => place >= 0 && place < 4),
    search: share(([, place]) => place === 0),
  };
}
