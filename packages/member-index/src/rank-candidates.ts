import { CANDIDATE_LIMITS } from './candidate-limits.ts';
import { GenerationCounter } from './generation-counter.ts';
import type { MemberIndex, RankingQuery } from './member-index.ts';
import type { PostingList, PostingLists } from './posting-lists.ts';
import { TopK } from './top-k.ts';

/** Upper bound of the friends of friends visited for one query, however well connected the viewer is. */
const VISITED_MAX = 20_000;
/** Postings scanned for one list of terms, and how many different members of them compete. */
const POSTINGS_MAX = 600;
const HITS_MAX = 300;
/** Above every timestamp in milliseconds: a key of `hits * HIT + lastSeen` orders by hits first. */
const HIT = 1e13;
/** Above every id: a key of `mutual * ID_RANGE - id` orders by mutual connections first, then the lower id. */
const ID_RANGE = 2 ** 31;

/** A candidate with the match score and what the index knows of the viewer's mutual connections. */
export type RankedCandidate = { id: number; score: number; mutualConnections: number };

// Scratch space of one query. Ranking is synchronous, so every query of the process can share it.
const friends = new GenerationCounter();
const mutual = new GenerationCounter();
const hits = new GenerationCounter();
const candidates = new GenerationCounter();
const topK = new TopK();

/**
 * The `count` best candidates for the viewer: score descending, then last seen, then the lower id. Blocks,
 * dismissals and pending requests are not in the index: the caller filters these.
 */
export function rankCandidates(
  index: MemberIndex,
  query: RankingQuery,
  count: number,
  now: Date,
): RankedCandidate[] {
  collectCandidates(index, query);
  const time = now.getTime();
  const ranked: RankedCandidate[] = [];
  for (let next = 0; next < candidates.size; next += 1) index.prefetch(candidates.idAt(next));
  for (let next = 0; next < candidates.size; next += 1) {
    const id = candidates.idAt(next);
    if (id === query.viewerId || friends.get(id) > 0 || !index.has(id)) continue;
    const score = index.score(query.viewer, id, mutual.get(id), time);
    const last = ranked[count - 1];
    if (last && isBefore(index, last, id, score)) continue;
    let position = Math.min(ranked.length, count - 1);
    for (; position > 0; position -= 1) {
      const above = ranked[position - 1];
      if (!above || isBefore(index, above, id, score)) break;
      ranked[position] = above;
    }
    ranked[position] = { id, score, mutualConnections: mutual.get(id) };
  }
  return ranked;
}

/** Whether a ranked candidate stays ahead of the member `id`. */
function isBefore(index: MemberIndex, ranked: RankedCandidate, id: number, score: number): boolean {
  return ranked.score === score ? byLastSeen(index, ranked.id, id) < 0 : ranked.score > score;
}

function byLastSeen(index: MemberIndex, one: number, other: number): number {
  const [seen, otherSeen] = [index.lastSeen(one) || 0, index.lastSeen(other) || 0];
  return seen === otherSeen ? one - other : otherSeen - seen;
}

/** Fills `candidates`, each source up to its limit. */
function collectCandidates(index: MemberIndex, query: RankingQuery): void {
  for (const counter of [friends, mutual, candidates]) counter.reset(index.capacity);
  countMutualConnections(index, query.viewerId);
  addTermMatches(index, index.offering, query.seekTerms, CANDIDATE_LIMITS.offers);
  addTermMatches(index, index.seeking, query.searchTerms, CANDIDATE_LIMITS.seeks);
  addFriendsOfFriends(query.viewerId);
  addNewest(index.locations.get(query.location), CANDIDATE_LIMITS.location);
  addNewest(index.industries.get(query.industry), CANDIDATE_LIMITS.industry);
  addNewest(index.all.get(0), CANDIDATE_LIMITS.newest);
}

function addNewest({ ids, length }: PostingList, limit: number): void {
  for (let next = Math.max(0, length - limit); next < length; next += 1) candidates.increment(ids[next] ?? 0);
}

/** Marks the viewer's connections in `friends`, and counts in `mutual` how many of them know each member. */
function countMutualConnections(index: MemberIndex, viewerId: number): void {
  let visited = 0;
  for (let next = index.countConnections(viewerId) - 1; next >= 0; next -= 1) {
    const friend = index.connectionAt(viewerId, next);
    if (index.isDeactivated(friend)) continue;
    friends.increment(friend);
    if (visited > VISITED_MAX) continue;
    const count = index.countConnections(friend);
    for (let position = 0; position < count; position += 1) {
      const id = index.connectionAt(friend, position);
      if (!index.isDeactivated(id)) mutual.increment(id);
    }
    visited += count;
  }
}

/** The members with most mutual connections, ties by the lower id. */
function addFriendsOfFriends(viewerId: number): void {
  const keys = topK.allocate(mutual.size);
  for (let next = 0; next < mutual.size; next += 1) {
    const id = mutual.idAt(next);
    const isConnected = id === viewerId || friends.get(id) > 0;
    keys[next] = isConnected ? Number.NEGATIVE_INFINITY : mutual.get(id) * ID_RANGE - id;
  }
  addBest(mutual, keys, CANDIDATE_LIMITS.friendsOfFriends);
}

/** The members who have most of the terms, ties by last seen. Rare terms are scanned first. */
function addTermMatches(
  index: MemberIndex,
  postings: PostingLists,
  terms: ArrayLike<number>,
  limit: number,
): void {
  hits.reset(index.capacity);
  const rarestFirst = Array.from(terms, (term) => postings.get(term)).toSorted(
    (one, other) => one.length - other.length,
  );
  let budget = POSTINGS_MAX;
  for (const { ids, length } of rarestFirst) {
    // From the end, where the most recently changed members are.
    for (let next = length - 1; next >= 0 && budget > 0; next -= 1) {
      budget -= 1;
      const id = ids[next] ?? 0;
      if (hits.size < HITS_MAX || hits.get(id) > 0) hits.increment(id);
    }
  }
  const keys = topK.allocate(hits.size);
  for (let next = 0; next < hits.size; next += 1) {
    const id = hits.idAt(next);
    keys[next] = hits.get(id) * HIT + (index.lastSeen(id) || 0);
  }
  addBest(hits, keys, limit);
}

/** Adds the counted members with the highest keys. */
function addBest(counted: GenerationCounter, keys: Float64Array, limit: number): void {
  const threshold = Math.max(topK.threshold(limit), -Number.MAX_VALUE);
  let left = limit;
  for (let next = 0; next < counted.size && left > 0; next += 1) {
    if ((keys[next] ?? 0) < threshold) continue;
    candidates.increment(counted.idAt(next));
    left -= 1;
  }
}
