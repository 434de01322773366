import { stemmer } from 'stemmer';
import { bestCandidates } from '../src/candidates/best-candidates.ts';
import { Dictionary } from '../src/dictionary.ts';
import type { MatchProfile } from '../src/profile.ts';
import { readMember } from '../src/scoring/member-reading.ts';
import { packMember } from '../src/scoring/packed/pack-member.ts';
import { PackedMember, packedMembers } from '../src/scoring/packed/packed-member.ts';
import { fold } from '../src/text.ts';

/** A member of a community that is ranked. */
export type Ranked = { readonly id: number; readonly profile: MatchProfile };

/** Ranks a community for one of its members, best first, the member left out. */
export type Ranker = (viewer: Ranked) => readonly number[];

/** The order of the product. */
export function byMatching(community: readonly Ranked[]): Ranker {
  const dictionary = new Dictionary();
  const candidates = community.map(({ id, profile }) => {
    const packed = new PackedMember(packedMembers(packMember(readMember(profile), dictionary)));
    return { id, packed, allocation: 0, lastSeenAt: Number.NaN };
  });
  return (viewer) => {
    const packed = new PackedMember(packedMembers(packMember(readMember(viewer.profile), dictionary)));
    const others = candidates.filter(({ id }) => id !== viewer.id);
    return bestCandidates(packed, others, others.length).map(({ id }) => id);
  };
}

const K1 = 1.2;
const B = 0.75;

/** A baseline: BM25 of the words that the viewer looks for, over all text of each member. */
export function byWords(community: readonly Ranked[]): Ranker {
  const documents = community.map(({ id, profile }) => ({ id, counts: countsOf(wordsOf(textOf(profile))) }));
  const lengths = documents.map(({ counts }) => counts.values().reduce((sum, count) => sum + count, 0));
  const average = lengths.reduce((sum, length) => sum + length, 0) / lengths.length;
  const frequency = countsOf(documents.flatMap(({ counts }) => [...counts.keys()]));
  const rarity = (word: string): number =>
    Math.log(1 + (documents.length - (frequency.get(word) ?? 0) + 0.5) / ((frequency.get(word) ?? 0) + 0.5));
  return (viewer) => {
    const asked = new Set(wordsOf(viewer.profile.lookingFor ?? ''));
    return rankedBy(documents, viewer.id, ({ counts }, place) => {
      let score = 0;
      for (const word of asked) {
        const count = counts.get(word) ?? 0;
        const length = (lengths[place] ?? 0) / average;
        score += (rarity(word) * count * (K1 + 1)) / (count + K1 * (1 - B + B * length));
      }
      return score;
    });
  };
}

/** Sentence vectors of texts; a baseline is made of any model. */
export type Embed = (texts: readonly string[]) => Promise<readonly (readonly number[])[]>;

/** A baseline: the most similar pair of a phrase that is looked for and one that is written by the other. */
export async function bySentences(community: readonly Ranked[], embed: Embed): Promise<Ranker> {
  const phrases = await Promise.all(
    community.map(async ({ id, profile }) => ({
      id,
      asked: await embed(phrasesOf(profile.lookingFor ?? '')),
      offered: await embed(phrasesOf(textOf(profile))),
    })),
  );
  return (viewer) => {
    const asked = phrases.find(({ id }) => id === viewer.id)?.asked ?? [];
    return rankedBy(phrases, viewer.id, ({ offered }) =>
      Math.max(-1, ...asked.flatMap((one) => offered.map((other) => dot(one, other)))),
    );
  };
}

/** A baseline: the sum of reciprocal places in several rankings. */
export function byReciprocalRanks(community: readonly Ranked[], rankers: readonly Ranker[]): Ranker {
  return (viewer) => {
    const rankings = rankers.map((rank) => new Map(rank(viewer).map((id, place) => [id, place])));
    return rankedBy(community, viewer.id, ({ id }) =>
      rankings.reduce((sum, places) => sum + 1 / (60 + (places.get(id) ?? community.length)), 0),
    );
  };
}

function rankedBy<Each extends { readonly id: number }>(
  rows: readonly Each[],
  viewerId: number,
  scoreOf: (row: Each, place: number) => number,
): readonly number[] {
  return rows
    .map((row, place) => ({ id: row.id, score: scoreOf(row, place) }))
    .filter(({ id }) => id !== viewerId)
    .toSorted((one, other) => other.score - one.score)
    .map(({ id }) => id);
}

const textOf = ({ jobTitle, servicesOffered, skills, bio, professionalSummary }: MatchProfile): string =>
  [jobTitle, servicesOffered, ...skills, bio, professionalSummary].filter((each) => each).join('. ');

const wordsOf = (text: string): readonly string[] =>
  (fold(text).match(/[\p{L}\p{N}]{2,}/gu) ?? []).map(stemmer);

const phrasesOf = (text: string): readonly string[] =>
  text.split(/[.;:!?\n,]+\s*/u).filter(({ length }) => length > 3);

function countsOf(words: readonly string[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const word of words) counts.set(word, (counts.get(word) ?? 0) + 1);
  return counts;
}

const dot = (one: readonly number[], other: readonly number[]): number =>
  one.reduce((sum, part, at) => sum + part * (other[at] ?? 0), 0);
