import type { Kysely } from 'kysely';
import type { DB } from '@guildhall/db';
import { type PairSimilarities, encodeMember, indexTerms, lookupTerms } from '@guildhall/matching';
import {
  type MemberIndex,
  type RankedCandidate,
  type RankingQuery,
  bestCandidates,
  rankCandidates,
} from '@guildhall/member-index';
import { REORDERED, currentModel, withSimilarities } from '../embeddings/similarities.queries.ts';
import type { Candidate, CandidateSource, RecommendOptions } from './candidate-source.ts';
import { findRankingViewer, listMatchMembers } from './match-profile.queries.ts';
import { readingOf } from './member-readings.ts';
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
    const known = index.has(viewerId)
      ? await findShown(db, index, index.queryOf(viewerId), options)
      : undefined;
    const row = await findRankingViewer(db, viewerId);
    if (!row) return undefined;
    const { reading } = readingOf(row);
    if (known?.viewer && index.versionOf(viewerId) === known.viewer.version)
      return { viewer: reading, candidates: await withReadings(db, known.shown) };
    // The viewer opted out of suggestions, or just changed their profile: they see the effect at once.
    const { offers, needs } = indexTerms(reading);
    const query = index.queryFor(viewerId, encodeMember(reading, index.dictionary), {
      offerTerms: offers,
      needTerms: needs,
      askedTerms: lookupTerms(reading).needs,
      industry: row.industry?.toLowerCase() ?? null,
      locationKey: row.locationKey,
    });
    const { shown } = await findShown(db, index, query, options);
    return { viewer: reading, candidates: await withReadings(db, shown) };
  },
});

/**
 * The best candidates whom the viewer may be shown. Whoever is ruled out is left out of another ranking, since
 * they may have stood for a need that the next best must serve.
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

/** Ranks in memory; where there is an embeddings service, its vectors order the best anew. */
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
  const encoded = known.flatMap((candidate) =>
    index.has(candidate.id)
      ? [
          {
            ...candidate,
            ...index.encodedOf(candidate.id),
            allocation: candidate.graph.allocation,
            lastSeenAt: index.lastSeen(candidate.id),
          },
        ]
      : [],
  );
  return bestCandidates(query.viewer, encoded, count);
}

async function withReadings(db: Kysely<DB>, shown: Shown[]): Promise<Candidate[]> {
  const rows = await listMatchMembers(
    db,
    shown.map(({ member }) => member.id),
  );
  const readings = new Map(rows.map((row) => [row.id, readingOf(row).reading]));
  return shown.flatMap(({ member, ranked: { graph, similarities } }) => {
    const reading = readings.get(member.id);
    return reading ? [{ member, reading, graph, similarities }] : [];
  });
}
