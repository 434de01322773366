import { type EncodedViewer, encodeViewer } from '@guildhall/matching';
import type { PreparedProfile } from '@guildhall/matching';
import type { Seeker } from './candidates.queries.ts';
import { LIMITS, TOUCHED_MAX, touchable } from './candidate-limits.ts';
import type { IdLists } from './id-lists.ts';
import type { PeopleIndex } from './people-index.ts';

/** How many connections a walk over friends of friends meets at most, hubs included. */
const WALKED_MAX = 20_000;

export type Ranked = { id: number; score: number; mutualConnections: number };

/**
 * The members worth meeting from the same sources as `listCandidateIds`, best first: score descending,
 * then who was here last, then the lower id. Blocks, dismissals and open requests are not known here.
 */
export function rankCandidates(
  index: PeopleIndex,
  seeker: Seeker,
  profile: PreparedProfile,
  now: Date,
): Ranked[] {
  const mutual = countMutuals(index, seeker.id);
  const known = new Set([seeker.id, ...index.friendsOf(seeker.id)]);
  const named = new Set([
    ...byTerms(index, index.offering, seeker.seekTerms, LIMITS.offers),
    ...byTerms(index, index.seeking, seeker.searchTerms, LIMITS.seeks),
    ...friendsOfFriends(mutual, known),
    ...latest(index, index.places, seeker.locationKey, LIMITS.place),
    ...latest(index, index.industries, seeker.industry?.toLowerCase() ?? null, LIMITS.industry),
    ...index.all.of(0).slice(-LIMITS.newest),
  ]);
  const viewer: EncodedViewer = encodeViewer(profile, index.numbering);
  const ranked: Ranked[] = [];
  for (const id of named) {
    if (known.has(id) || !index.has(id)) continue;
    const mutualConnections = mutual.get(id) ?? 0;
    ranked.push({ id, mutualConnections, score: index.rank(viewer, id, mutualConnections, now.getTime()) });
  }
  return ranked.toSorted((one, other) => other.score - one.score || bySeen(index, one.id, other.id));
}

function bySeen(index: PeopleIndex, one: number, other: number): number {
  const [seen, otherSeen] = [seenAt(index, one), seenAt(index, other)];
  return seen === otherSeen ? one - other : otherSeen - seen;
}

const seenAt = (index: PeopleIndex, id: number) => index.lastSeen(id) || Number.NEGATIVE_INFINITY;

/** How many connections everybody near shares with the viewer. */
function countMutuals(index: PeopleIndex, viewerId: number): Map<number, number> {
  const counts = new Map<number, number>();
  let walked = 0;
  for (const friend of index.friendsOf(viewerId).toReversed()) {
    for (const id of index.friendsOf(friend)) counts.set(id, (counts.get(id) ?? 0) + 1);
    walked += index.friendsOf(friend).length;
    if (walked > WALKED_MAX) break;
  }
  return counts;
}

/** Those with most mutual connections. */
function friendsOfFriends(mutual: Map<number, number>, known: Set<number>): number[] {
  return [...mutual]
    .filter(([id]) => !known.has(id))
    .toSorted(([one, count], [other, otherCount]) => otherCount - count || one - other)
    .slice(0, LIMITS.friendsOfFriends)
    .map(([id]) => id);
}

function latest(index: PeopleIndex, lists: IdLists, name: string | null, limit: number): readonly number[] {
  return name === null ? [] : lists.of(index.numbering.of(name)).slice(-limit);
}

/** Members with most of the rarest terms, then those who were here last. */
function byTerms(index: PeopleIndex, lists: IdLists, terms: string[], limit: number): number[] {
  const rarestFirst = terms
    .map((term) => lists.of(index.numbering.of(term)))
    .toSorted((one, other) => one.length - other.length);
  const hits = new Map<number, number>();
  let touched = 0;
  for (const holders of rarestFirst) {
    touched += holders.length;
    if (touched > touchable(index.size)) break;
    // From the end, where those are who changed last.
    for (let place = holders.length - 1; place >= 0; place -= 1) {
      const id = holders[place] ?? 0;
      const known = hits.get(id);
      if (known === undefined && hits.size >= TOUCHED_MAX) continue;
      hits.set(id, (known ?? 0) + 1);
    }
  }
  return best(index, hits, limit);
}

/** Picked by a threshold on one number each: sorting objects would cost more than all the rest. */
function best(index: PeopleIndex, hits: Map<number, number>, limit: number): number[] {
  if (hits.size <= limit) return [...hits.keys()];
  const keyOf = (id: number, count: number) => count * 1e13 + (index.lastSeen(id) || 0);
  const keys = Float64Array.from(hits, ([id, count]) => keyOf(id, count)).toSorted();
  const threshold = keys[keys.length - limit] ?? 0;
  const chosen: number[] = [];
  for (const [id, count] of hits) {
    if (keyOf(id, count) >= threshold) chosen.push(id);
    if (chosen.length === limit) break;
  }
  return chosen;
}
