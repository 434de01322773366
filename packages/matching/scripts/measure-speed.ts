import { type Member, members } from '../eval/load.ts';
import { profileOf } from '../eval/profiles.ts';
import { Dictionary, PackedMember, indexTerms, packMember, packedMembers, readMember } from '../src/index.ts';
import { rankOf, scorePair } from '../src/scoring/score.ts';
import type { MatchProfile } from '../src/profile.ts';
import { wordTable } from '../src/vectors/word-table.ts';
import { badInput } from '../testing/bad-input.ts';

/**
 * Measures what matching takes on a made community: the first use of the tables, reading a profile, its index
 * terms, ranking a candidate, and reading the worst input beside an ordinary profile. Figures are medians of the
 * rounds, so compare two versions by turns on a machine that does nothing else.
 */
const COMMUNITY = 50_000;
const VIEWERS = 200;
const CANDIDATES = 240;
const ROUNDS = 15;

const heapBefore = process.memoryUsage().rss;
const loaded = timed(() => wordTable());
const first = timed(() => readMember(profileOf({ lookingFor: 'receipts in a shoebox since January' })));
console.log(
  `first use: word table ${loaded.toFixed(0)} ms, first profile ${first.toFixed(0)} ms, ${Math.round((process.memoryUsage().rss - heapBefore) / 2 ** 20)} MB`,
);

const profiles = Array.from({ length: COMMUNITY }, (_, id) => mixed(id));
const { all, at } = packedCommunity();
const pairs = Array.from({ length: VIEWERS }, (_, viewer) => ({
  viewer: new PackedMember(all, at[(viewer * 239) % COMMUNITY]),
  candidates: Array.from(
    { length: CANDIDATES },
    (_each, place) => at[scattered(viewer * CANDIDATES + place)] ?? 0,
  ),
}));

const taken: Record<string, number[]> = {};
for (let round = 0; round < ROUNDS; round += 1) {
  time('read a profile', 1_000, (call) => readMember(profileAt(call * 7 + round)));
  time('its index terms', 100, (call) => indexTerms(readMember(profileAt(call * 11 + round))));
  time('rank a candidate', VIEWERS * CANDIDATES, (call) => {
    const pair = pairs[Math.floor(call / CANDIDATES)];
    if (pair === undefined) return;
    const candidate = new PackedMember(all, pair.candidates[call % CANDIDATES]);
    rankOf(scorePair(pair.viewer, candidate, { allocation: 0 }));
  });
}
console.table(
  Object.fromEntries(
    Object.entries(taken).map(([name, rounds]) => [name, { 'µs each': Number(median(rounds).toFixed(2)) }]),
  ),
);
console.log(`bytes a member: ${Math.round((all.numbers.length * 4) / COMMUNITY)}`);
console.log(`reading the worst input takes ${worstInput().toFixed(2)} of the longest honest profile's time`);

/** The time of the slowest bad input over that of a profile with as many ordinary words as fields hold. */
function worstInput(): number {
  const honest = 'We look for a plumber and someone who cares for our old house, with gutters. '.repeat(60);
  return Math.max(...Object.values(badInput).map(timeToRead)) / timeToRead(honest);
}

function timeToRead(text: string): number {
  const profile = profileOf({ lookingFor: text, servicesOffered: text, bio: text, targetAudience: text });
  return Math.min(...Array.from({ length: 20 }, () => timed(() => readMember(profile))));
}

/** A member with the offers of one of the labelled set and the needs of another. */
function mixed(id: number): MatchProfile {
  const other = labelled(id * 31 + Math.floor(id / members.length));
  return {
    ...profileOf(labelled(id)),
    lookingFor: other.lookingFor ?? `${other.jobTitle ?? 'customers'} wanted`,
    targetAudience: other.targetAudience ?? null,
  };
}

function labelled(place: number): Partial<Member> {
  return members[place % members.length] ?? {};
}

function profileAt(id: number): MatchProfile {
  return profiles[id % COMMUNITY] ?? profileOf({});
}

/** Ids without an order, the same in every run. */
function scattered(place: number): number {
  return (place * 40_503 + 12_345) % COMMUNITY;
}

function packedCommunity() {
  const dictionary = new Dictionary();
  const parts = profiles.map((profile) => packMember(readMember(profile), dictionary));
  const data = new Int32Array(parts.reduce((sum, { length }) => sum + length, 0));
  const starts: number[] = [];
  let end = 0;
  for (const part of parts) {
    starts.push(end);
    data.set(part, end);
    end += part.length;
  }
  return { all: packedMembers(data), at: starts };
}

function time(name: string, calls: number, run: (call: number) => void): void {
  const total = timed(() => {
    for (let call = 0; call < calls; call += 1) run(call);
  });
  (taken[name] ??= []).push((total * 1_000) / calls);
}

function timed(run: () => void): number {
  const begin = performance.now();
  run();
  return performance.now() - begin;
}

function median(values: readonly number[]): number {
  return values.toSorted((one, other) => one - other)[values.length >> 1] ?? 0;
}
