import type { Kysely } from 'kysely';
import type { DB } from '@guildhall/db';
import { raiseHints } from '@guildhall/matching';
import {
  type MemberIndex,
  type RankedCandidate,
  type RankingQuery,
  rankCandidates,
} from '@guildhall/member-index';
import type { Candidate, CandidateSource, RecommendOptions } from './candidate-source.ts';
import { findRankingViewer, listMatchMembers, toMatchProfile } from './match-profile.queries.ts';
import { preparedProfile } from './prepared-profiles.ts';
import { type VersionedMember, listShownMembers } from './shown-members.queries.ts';

/** Candidates ranked beyond the limit, since the database may rule some of them out. */
const SPARE = 2;
/** How many times more are ranked when it ruled out too many. */
const RETRY_FACTOR = 3;

type Shown = { member: VersionedMember; ranked: RankedCandidate };

/**
 * Ranks candidates in memory. The database is asked only for the rows of the best and whether the viewer may
 * be shown them; a profile is parsed only when its row changed after it was indexed.
 */
export const indexedCandidates = (db: Kysely<DB>, index: MemberIndex): CandidateSource => ({
  async candidatesFor(viewerId, options) {
    if (index.has(viewerId)) {
      const { viewer, shown } = await findShown(db, index, index.queryOf(viewerId), options);
      if (viewer && isCurrent(index, viewer))
        return {
          viewer: index.profileOf(viewerId, viewer.lastSeenAt),
          hints: index.hintsOf(viewerId),
          candidates: await withProfiles(db, index, shown),
        };
    }
    // The viewer opted out of suggestions, or just changed their profile: they see the effect at once.
    const row = await findRankingViewer(db, viewerId);
    if (!row) return undefined;
    const viewer = preparedProfile(row);
    const keys = { ...row, industry: row.industry?.toLowerCase() ?? null };
    const { shown } = await findShown(db, index, index.queryFor(viewerId, viewer, keys), options);
    return {
      viewer,
      hints: raiseHints(toMatchProfile(row)),
      candidates: await withProfiles(db, index, shown),
    };
  },
});

/** The best candidates whom the viewer may be shown. Ranks more for a viewer who dismissed many. */
async function findShown(
  db: Kysely<DB>,
  index: MemberIndex,
  query: RankingQuery,
  { limit, now }: RecommendOptions,
): Promise<{ viewer: VersionedMember | undefined; shown: Shown[] }> {
  for (let count = limit + SPARE; ; count *= RETRY_FACTOR) {
    const ranked = rankCandidates(index, query, count, now);
    const members = await listShownMembers(
      db,
      query.viewerId,
      ranked.map(({ id }) => id),
      now,
    );
    const byId = new Map(members.map((member) => [member.id, member]));
    const shown = ranked.flatMap((each) => {
      const member = byId.get(each.id);
      return member ? [{ member, ranked: each }] : [];
    });
    if (shown.length >= limit || ranked.length < count)
      return { viewer: byId.get(query.viewerId), shown: shown.slice(0, limit) };
  }
}

async function withProfiles(db: Kysely<DB>, index: MemberIndex, shown: Shown[]): Promise<Candidate[]> {
  const staleIds = shown.filter(({ member }) => !isCurrent(index, member)).map(({ member }) => member.id);
  const stale = staleIds.length === 0 ? [] : await listMatchMembers(db, staleIds);
  const reparsed = new Map(stale.map((member) => [member.id, preparedProfile(member)]));
  return shown.flatMap(({ member, ranked: { mutualConnections } }) => {
    const profile =
      reparsed.get(member.id) ??
      (isCurrent(index, member) ? index.profileOf(member.id, member.lastSeenAt) : undefined);
    return profile ? [{ member, profile, mutualConnections }] : [];
  });
}

const isCurrent = (index: MemberIndex, { id, version }: VersionedMember) => index.versionOf(id) === version;
