import { LIMITS } from './candidate-limits.ts';
import type { IdLists } from './id-lists.ts';
import type { Asking, PeopleIndex } from './people-index.ts';
import { Tally, keyAtRank } from './tally.ts';

/** How many connections a walk over friends of friends meets at most, hubs included. */
const WALKED_MAX = 20_000;
/** How many holders of terms are looked at, and how many of them are compared, however common the terms are. */
const HOLDERS_MAX = 1_000;
const COMPARED_MAX = 400;
/** Above every time in milliseconds, so that what is added in multiples of it counts first. */
const FIRST = 1e13;
/** Above every id. */
const IDS = 2 ** 31;

export type Ranked = { id: number; score: number; mutualConnections: number };

// Nothing here waits, so one set of these serves every call of the process.
const friends = new Tally();
const mutual = new Tally();
const hits = new Tally();
const named = new Tally();
let keys = new Float64Array(1 << 12);

/**
 * The `count` members most worth meeting from the same sources as `listCandidateIds`, best first: score
 * descending, then who was here last, then the lower id. Blocks, dismissals and open requests are not
 * known here.
 */
export function rankCandidates(index: PeopleIndex, asking: Asking, count: number, now: Date): Ranked[] {
  nameAll(index, asking);
  const at = now.getTime();
  const best: Ranked[] = [];
  for (const id of named.ids) {
    if (id === asking.id || friends.of(id) > 0 || !index.has(id)) continue;
    const score = index.rank(asking.viewer, id, mutual.of(id), at);
    const last = best[count - 1];
    if (last && isBefore(index, last, id, score)) continue;
    let place = Math.min(best.length, count - 1);
    for (; place > 0; place -= 1) {
      const above = best[place - 1];
      if (!above || isBefore(index, above, id, score)) break;
      best[place] = above;
    }
    best[place] = { id, score, mutualConnections: mutual.of(id) };
  }
  return best;
}

/** Whether who is among the best already stays before another. */
function isBefore(index: PeopleIndex, one: Ranked, id: number, score: number): boolean {
  return one.score === score ? bySeen(index, one.id, id) < 0 : one.score > score;
}

function bySeen(index: PeopleIndex, one: number, other: number): number {
  const [seen, otherSeen] = [index.lastSeen(one) || 0, index.lastSeen(other) || 0];
  return seen === otherSeen ? one - other : otherSeen - seen;
}

/** The key of the last of the `count` highest; lower than any when there are no more. */
function leastOfBest(ids: readonly number[], keyOf: (id: number, at: number) => number, count: number) {
  if (ids.length <= count) return Number.NEGATIVE_INFINITY;
  if (ids.length > keys.length) keys = new Float64Array(2 * ids.length);
  for (const [at, id] of ids.entries()) keys[at] = keyOf(id, at);
  return keyAtRank(keys, ids.length, count);
}

/** Everybody a source names, into `named`. */
function nameAll(index: PeopleIndex, { id, searchTerms, seekTerms, place, industry }: Asking): void {
  for (const tally of [friends, mutual, named]) tally.begin(index.room);
  countMutuals(index, id);
  nameHolders(index, index.offering, seekTerms, LIMITS.offers);
  nameHolders(index, index.seeking, searchTerms, LIMITS.seeks);
  nameFriendsOfFriends(id);
  nameAllOf(index.places.of(place).subarray(-LIMITS.place));
  nameAllOf(index.industries.of(industry).subarray(-LIMITS.industry));
  nameAllOf(index.all.of(0).subarray(-LIMITS.newest));
}

function nameAllOf(ids: Int32Array): void {
  for (const id of ids) named.add(id);
}

/** The viewer's connections, and how many of them everybody near shares. */
function countMutuals(index: PeopleIndex, viewerId: number): void {
  const ties = index.tiesOf(viewerId);
  for (const friend of ties) if (!index.isGone(friend)) friends.add(friend);
  let walked = 0;
  for (let at = ties.length - 1; at >= 0 && walked <= WALKED_MAX; at -= 1) {
    const friend = ties[at] ?? 0;
    if (index.isGone(friend)) continue;
    const theirs = index.tiesOf(friend);
    for (const id of theirs) if (!index.isGone(id)) mutual.add(id);
    walked += theirs.length;
  }
}

/** Those with most mutual connections, of as many the lower ids. */
function nameFriendsOfFriends(viewerId: number): void {
  const strangers = mutual.ids.filter((id) => id !== viewerId && friends.of(id) === 0);
  const keyOf = (id: number) => mutual.of(id) * IDS - id;
  const least = leastOfBest(strangers, keyOf, LIMITS.friendsOfFriends);
  for (const id of strangers) if (keyOf(id) >= least) named.add(id);
}

/** Members with most of the rarest terms, then those who were here last. */
function nameHolders(index: PeopleIndex, lists: IdLists, terms: ArrayLike<number>, limit: number): void {
  hits.begin(index.room);
  const rarestFirst = Array.from(terms, (term) => lists.of(term)).toSorted(
    (one, other) => one.length - other.length,
  );
  let left = HOLDERS_MAX;
  for (const holders of rarestFirst) {
    // From the end, where those are who changed last.
    for (let at = holders.length - 1; at >= 0 && left > 0; at -= 1) {
      left -= 1;
      const id = holders[at] ?? 0;
      if (hits.ids.length < COMPARED_MAX || hits.of(id) > 0) hits.add(id);
    }
  }
  const keyOf = (id: number) => hits.of(id) * FIRST + (index.lastSeen(id) || 0);
  const least = leastOfBest(hits.ids, keyOf, limit);
  left = limit;
  for (const id of hits.ids) {
    if (left === 0) break;
    if (keyOf(id) < least) continue;
    named.add(id);
    left -= 1;
  }
}
