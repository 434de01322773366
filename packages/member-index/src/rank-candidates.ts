import { type Candidate, type Graph, bestCandidates } from '@guildhall/matching';
import { ALLOCATION, CANDIDATE_LIMITS, RANKED_WHOLE, allocationOf } from './candidate-limits.ts';
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
/** Above every id: a key of `allocation * ID_RANGE - id` orders by allocation first, then the lower id. */
const ID_RANGE = 2 ** 31;

/** A candidate, and how the index sees them tied to the viewer. */
export type RankedCandidate = { readonly id: number; readonly graph: Graph };

// Scratch space of one query. Ranking is synchronous, so every query of the process can share it.
const friends = new GenerationCounter();
/** By member: what the mutual friends bring together, in `allocationOf`. */
const allocated = new GenerationCounter();
const hits = new GenerationCounter();
const candidates = new GenerationCounter();
const topK = new TopK();

/**
 * The `count` best candidates for the viewer, in the order of `bestCandidates`. Blocks, dismissals and pending
 * requests are not in the index: the caller rules these out by asking again with `excluded`.
 */
export function rankCandidates(
  index: MemberIndex,
  query: RankingQuery,
  count: number,
  excluded: ReadonlySet<number>,
): readonly RankedCandidate[] {
  collectCandidates(index, query);
  for (let next = 0; next < candidates.size; next += 1) index.prefetch(candidates.idAt(next));
  const worthRanking: Candidate[] = [];
  for (let next = 0; next < candidates.size; next += 1) {
    const id = candidates.idAt(next);
    if (id === query.viewerId || friends.get(id) > 0 || !index.has(id) || excluded.has(id)) continue;
    const allocation = allocated.get(id) / ALLOCATION;
    worthRanking.push({ id, packed: index.packedOf(id), allocation, lastSeenAt: index.lastSeen(id) });
  }
  return bestCandidates(query.viewer, worthRanking, count).map(({ id, allocation }) => ({
    id,
    graph: { mutualConnections: allocation > 0 ? countMutual(index, id) : 0, allocation },
  }));
}

/** How many of the viewer's connections the member is connected with. */
function countMutual(index: MemberIndex, id: number): number {
  let count = 0;
  for (let position = index.countConnections(id) - 1; position >= 0; position -= 1)
    if (friends.get(index.connectionAt(id, position)) > 0) count += 1;
  return count;
}

/** Fills `candidates`, each source up to its limit. */
function collectCandidates(index: MemberIndex, query: RankingQuery): void {
  for (const counter of [friends, allocated, candidates]) counter.reset(index.capacity);
  allocate(index, query.viewerId);
  addTermMatches(index, index.offering, query.askedTerms, CANDIDATE_LIMITS.offers);
  addTermMatches(index, index.seeking, query.offerTerms, CANDIDATE_LIMITS.seeks);
  addFriendsOfFriends(query.viewerId);
  addNewest(index.locations.get(query.location), CANDIDATE_LIMITS.location);
  addNewest(index.industries.get(query.industry), CANDIDATE_LIMITS.industry);
  addNewest(index.all.get(0), index.size <= RANKED_WHOLE ? RANKED_WHOLE : CANDIDATE_LIMITS.newest);
}

function addNewest({ ids, length }: PostingList, limit: number): void {
  for (let next = Math.max(0, length - limit); next < length; next += 1) candidates.increment(ids[next] ?? 0);
}

/** Marks the viewer's connections in `friends`, and adds up in `allocated` what they bring each member. */
function allocate(index: MemberIndex, viewerId: number): void {
  let visited = 0;
  for (let next = index.countConnections(viewerId) - 1; next >= 0; next -= 1) {
    const friend = index.connectionAt(viewerId, next);
    if (index.isDeactivated(friend)) continue;
    friends.increment(friend);
    if (visited > VISITED_MAX) continue;
    const count = index.countConnections(friend);
    const allocation = allocationOf(count);
    for (let position = 0; position < count; position += 1) {
      const id = index.connectionAt(friend, position);
      if (!index.isDeactivated(id)) allocated.increment(id, allocation);
    }
    visited += count;
  }
}

/** The members whom mutual friends bring most, ties by the lower id. */
function addFriendsOfFriends(viewerId: number): void {
  const keys = topK.allocate(allocated.size);
  for (let next = 0; next < allocated.size; next += 1) {
    const id = allocated.idAt(next);
    const isConnected = id === viewerId || friends.get(id) > 0;
    keys[next] = isConnected ? Number.NEGATIVE_INFINITY : allocated.get(id) * ID_RANGE - id;
  }
  addBest(allocated, keys, CANDIDATE_LIMITS.friendsOfFriends);
}
/**
 * The members who have most of the terms, ties by last seen. Rare terms are scanned first and count for more, because
 * the common ones are not scanned to their end.
 */
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
  for (const [place, { ids, length }] of rarestFirst.entries()) {
    // From the end, where the most recently changed members are.
    for (let next = length - 1; next >= 0 && budget > 0; next -= 1) {
      budget -= 1;
      const id = ids[next] ?? 0;
      if (hits.size < HITS_MAX || hits.get(id) > 0) hits.increment(id, rarestFirst.length - place);
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
