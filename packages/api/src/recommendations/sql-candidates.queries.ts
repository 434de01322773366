import type { Kysely } from 'kysely';
import type { DB } from '@guildhall/db';
import { raiseHints, rankPrepared } from '@guildhall/matching';
import { countMutual } from '../connections/graph.queries.ts';
import { listCandidateIds } from './candidate-ids.queries.ts';
import type { CandidateSource } from './candidate-source.ts';
import { findRankingViewer, listMatchMembers, toMatchProfile } from './match-profile.queries.ts';
import { preparedProfile } from './prepared-profiles.ts';
import { byPresence } from './recommended.ts';

/** Looks candidates up in the indexes of the database and ranks them by their parsed profiles. */
export const sqlCandidates = (db: Kysely<DB>): CandidateSource => ({
  async candidatesFor(viewerId, { limit, now }) {
    const row = await findRankingViewer(db, viewerId);
    if (!row) return undefined;
    const ids = await listCandidateIds(db, row, now);
    const [members, mutual] = await Promise.all([listMatchMembers(db, ids), countMutual(db, viewerId, ids)]);

    const viewer = preparedProfile(row);
    const candidates = members
      .map((member) => {
        const profile = preparedProfile(member);
        const mutualConnections = mutual.get(member.id) ?? 0;
        return {
          member,
          profile,
          mutualConnections,
          score: rankPrepared(viewer, profile, { mutualConnections, now }),
        };
      })
      .toSorted((one, other) => other.score - one.score || byPresence(one.member, other.member))
      .slice(0, limit);
    return { viewer, hints: raiseHints(toMatchProfile(row)), candidates };
  },
});
