import { BestKeys } from './best-keys.ts';
import { LIMITS } from './candidate-limits.ts';
import type { IdList, IdLists } from './id-lists.ts';
import type { Asking, PeopleIndex } from './people-index.ts';
import { Tally } from './tally.ts';

/** How many connections a walk over friends of friends meets at most, hubs included. */
const WALKED_MAX = 20_000;
/** How many holders of terms are looked at, and how many of them are compared, however common the terms are. */
const HOLDERS_MAX = 600;
const COMPARED_MAX = 300;
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
const best = new BestKeys();

/**
 * The `count` members most worth meeting from the same sources as `listCandidateIds`, best first: score
 * descending, then who was here last, then the lower id. Blocks, dismissals and open requests are not
 * known here.
 */
export function rankCandidates(index: PeopleIndex, asking: Asking, count: number, now: Date): Ranked[] {
  nameAll(index, asking);
  const at = now.getTime();
  const ranked: Ranked[] = [];
  for (let next = 0; next < named.size; next += 1) index.touch(named.idAt(next));
  for (let next = 0; next < named.size; next += 1) {
    const id = named.idAt(next);
    if (id === asking.id || friends.of(id) > 0 || !index.has(id)) continue;
    const score = index.rank(asking.viewer, id, mutual.of(id), at);
    const last = ranked[count - 1];
    if (last && isBefore(index, last, id, score)) continue;
    let place = Math.min(ranked.length, count - 1);
    for (; place > 0; place -= 1) {
      const above = ranked[place - 1];
      if (!above || isBefore(index, above, id, score)) break;
      ranked[place] = above;
    }
    ranked[place] = { id, score, mutualConnections: mutual.of(id) };
  }
  return ranked;
}

/** Whether who is among the best already stays before another. */
function isBefore(index: PeopleIndex, one: Ranked, id: number, score: number): boolean {
  return one.score === score ? bySeen(index, one.id, id) < 0 : one.score > score;
}

function bySeen(index: PeopleIndex, one: number, other: number): number {
  const [seen, otherSeen] = [index.lastSeen(one) || 0, index.lastSeen(other) || 0];
  return seen === otherSeen ? one - other : otherSeen - seen;
}

/** Everybody a source names, into `named`. */
function nameAll(index: PeopleIndex, { id, searchTerms, seekTerms, place, industry }: Asking): void {
  for (const tally of [friends, mutual, named]) tally.begin(index.room);
  countMutuals(index, id);
  nameHolders(index, index.offering, seekTerms, LIMITS.offers);
  nameHolders(index, index.seeking, searchTerms, LIMITS.seeks);
  nameFriendsOfFriends(id);
  nameNewest(index.places.of(place), LIMITS.place);
  nameNewest(index.industries.of(industry), LIMITS.industry);
  nameNewest(index.all.of(0), LIMITS.newest);
}

function nameNewest({ ids, length }: IdList, count: number): void {
  for (let at = Math.max(0, length - count); at < length; at += 1) named.add(ids[at] ?? 0);
}

/** The viewer's connections, and how many of them everybody near shares. */
function countMutuals(index: PeopleIndex, viewerId: number): void {
  let walked = 0;
  for (let at = index.countTies(viewerId) - 1; at >= 0; at -= 1) {
    const friend = index.tieAt(viewerId, at);
    if (index.isGone(friend)) continue;
    friends.add(friend);
    if (walked > WALKED_MAX) continue;
    const count = index.countTies(friend);
    for (let place = 0; place < count; place += 1) {
      const id = index.tieAt(friend, place);
      if (!index.isGone(id)) mutual.add(id);
    }
    walked += count;
  }
}

/** Those with most mutual connections, of as many the lower ids. */
function nameFriendsOfFriends(viewerId: number): void {
  const keys = best.begin(mutual.size);
  for (let place = 0; place < mutual.size; place += 1) {
    const id = mutual.idAt(place);
    const isStranger = id !== viewerId && friends.of(id) === 0;
    keys[place] = isStranger ? mutual.of(id) * IDS - id : Number.NEGATIVE_INFINITY;
  }
  nameBest(mutual, keys, LIMITS.friendsOfFriends);
}

/** Members with most of the rarest terms, then those who were here last. */
function nameHolders(index: PeopleIndex, lists: IdLists, terms: ArrayLike<number>, limit: number): void {
  hits.begin(index.room);
  const rarestFirst = Array.from(terms, (term) => lists.of(term)).toSorted(
    (one, other) => one.length - other.length,
  );
  let left = HOLDERS_MAX;
  for (const { ids, length } of rarestFirst) {
    // From the end, where those are who changed last.
    for (let at = length - 1; at >= 0 && left > 0; at -= 1) {
      left -= 1;
      const id = ids[at] ?? 0;
      if (hits.size < COMPARED_MAX || hits.of(id) > 0) hits.add(id);
    }
  }
  const keys = best.begin(hits.size);
  for (let place = 0; place < hits.size; place += 1) {
    const id = hits.idAt(place);
    keys[place] = hits.of(id) * FIRST + (index.lastSeen(id) || 0);
  }
  nameBest(hits, keys, limit);
}

/** Of those who were counted the ones with the highest keys. */
function nameBest(counted: Tally, keys: Float64Array, limit: number): void {
  const least = Math.max(best.leastOf(limit), -Number.MAX_VALUE);
  let left = limit;
  for (let place = 0; place < counted.size && left > 0; place += 1) {
    if ((keys[place] ?? 0) < least) continue;
    named.add(counted.idAt(place));
    left -= 1;
  }
}
