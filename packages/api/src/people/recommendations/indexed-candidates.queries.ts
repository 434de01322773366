import type { Kysely } from 'kysely';
import type { DB } from '@guildhall/db';
import {
  type PackedPair,
  type PairSimilarities,
  bestCandidates,
  indexTerms,
  packMember,
} from '@guildhall/matching';
import {
  type MemberIndex,
  type RankedCandidate,
  type RankingQuery,
  rankCandidates,
} from '@guildhall/member-index';
import { REORDERED, currentModel, withSimilarities } from '../embeddings/similarities.queries.ts';
import type { CandidateSource, RecommendOptions, ViewerCandidates } from './candidate-source.ts';
import { findRankingViewer } from '../../discovery/readings/match-profile.queries.ts';
import {
  type UnrestoredMember,
  listReadings,
  restoreUncached,
} from '../../discovery/readings/member-readings.ts';
import { type VersionedMember, listShownMembers } from './shown-members.queries.ts';

/** Candidates asked for beyond the limit, since the database may rule some of them out. */
const SPARE = 2;

type Ranked = RankedCandidate & { similarities?: PairSimilarities | undefined };
type Shown = { member: VersionedMember; ranked: Ranked };
type Found = { viewer: VersionedMember | undefined; shown: Shown[] };

/**
 * Ranks candidates in memory. The database is asked only for the rows of the best and whether the viewer may
 * be shown them.
 */
export const indexedCandidates = (db: Kysely<DB>, index: MemberIndex): CandidateSource => ({
  async candidatesFor(viewerId, options) {
    if (index.has(viewerId)) {
      const { viewer, shown } = await findShown(db, index, index.queryOf(viewerId), options);
      if (viewer && index.versionOf(viewerId) === viewer.version)
        return withReadings(db, viewer, shown, ({ id, version }) => {
          const isAsRanked = index.versionOf(viewerId) === viewer.version && index.versionOf(id) === version;
          return isAsRanked ? { viewer: index.packedOf(viewerId), other: index.packedOf(id) } : undefined;
        });
    }
    // The viewer opted out of suggestions, or just changed their profile: they see the effect at once.
    const row = await findRankingViewer(db, viewerId);
    const read = row && (await listReadings(db, [row])).get(viewerId);
    if (!row || !read) return undefined;
    const { offers, needs } = indexTerms(read.reading);
    const query = index.queryFor(viewerId, packMember(read.reading, index.dictionary), {
      offerTerms: offers,
      needTerms: needs,
      askedTerms: read.askedTerms,
      industry: row.industry?.toLowerCase() ?? null,
      locationKey: row.locationKey,
    });
    const { shown } = await findShown(db, index, query, options);
    return withReadings(db, row, shown);
  },
});

/**
 * The best candidates whom the viewer may be shown. When one is ruled out, the ranking runs again
 * without them, since the next best may have to serve the need that they served.
 */
async function findShown(
  db: Kysely<DB>,
  index: MemberIndex,
  query: RankingQuery,
  { limit, now }: RecommendOptions,
): Promise<Found> {
  const known = new Map<number, VersionedMember>();
  const excluded = new Set<number>();
  for (let count = limit + SPARE; ; count *= 2) {
    let ranked = await rank(db, index, query, count, excluded);
    const asked = ranked.map(({ id }) => id).filter((id) => !known.has(id));
    for (const member of await listShownMembers(db, query.viewerId, asked, now)) known.set(member.id, member);
    const ruledOut = asked.filter((id) => !known.has(id));
    for (const id of ruledOut) excluded.add(id);
    if (ruledOut.length > 0) ranked = await rank(db, index, query, count, excluded);
    const shown = ranked.slice(0, limit).flatMap((each) => {
      const member = known.get(each.id);
      return member ? [{ member, ranked: each }] : [];
    });
    if (shown.length === Math.min(limit, ranked.length)) return { viewer: known.get(query.viewerId), shown };
  }
}

/** Ranks in memory; where there is an embeddings service, its vectors rerank the best. */
async function rank(
  db: Kysely<DB>,
  index: MemberIndex,
  query: RankingQuery,
  count: number,
  excluded: ReadonlySet<number>,
): Promise<readonly Ranked[]> {
  if (!(await currentModel(db))) return rankCandidates(index, query, count, excluded);
  const best = rankCandidates(index, query, Math.max(count, REORDERED), excluded);
  const known = await withSimilarities(db, query.viewerId, best);
  const packed = known.flatMap((candidate) =>
    index.has(candidate.id)
      ? [
          {
            ...candidate,
            packed: index.packedOf(candidate.id),
            allocation: candidate.graph.allocation,
            lastSeenAt: index.lastSeen(candidate.id),
          },
        ]
      : [],
  );
  return bestCandidates(query.viewer, packed, count);
}

async function withReadings(
  db: Kysely<DB>,
  viewer: UnrestoredMember,
  shown: Shown[],
  packedPairOf?: (member: VersionedMember) => PackedPair | undefined,
): Promise<ViewerCandidates | undefined> {
  // In a large community few are shown twice before a cache has forgotten them.
  const members = [viewer, ...shown.map(({ member }) => member)];
  const readings = await listReadings(db, members, restoreUncached);
  const mine = readings.get(viewer.id);
  if (!mine) return undefined;
  const candidates = shown.flatMap(({ member, ranked: { graph, similarities } }) => {
    const reading = readings.get(member.id)?.reading;
    return reading
      ? [{ member, reading, graph, similarities, packedPair: () => packedPairOf?.(member) }]
      : [];
  });
  return { viewer: mine.reading, candidates };
}
