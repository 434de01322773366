import type { Kysely } from 'kysely';
import type { DB } from '@guildhall/db';
import { lookupTerms } from '@guildhall/matching';
import { bestCandidates } from '@guildhall/member-index';
import { listGraphs } from '../connections/graph.queries.ts';
import { REORDERED, currentModel, withSimilarities } from '../embeddings/similarities.queries.ts';
import { listCandidateIds } from './candidate-ids.queries.ts';
import type { CandidateSource } from './candidate-source.ts';
import { findRankingViewer, listMatchMembers } from './match-profile.queries.ts';
import { readingOf } from './member-readings.ts';

const strangers = { mutualConnections: 0, allocation: 0 };

/** Looks candidates up in the indexes of the database and ranks them by their readings. */
export const sqlCandidates = (db: Kysely<DB>): CandidateSource => ({
  async candidatesFor(viewerId, { limit, now }) {
    const row = await findRankingViewer(db, viewerId);
    if (!row) return undefined;
    const viewer = readingOf(row);
    const terms = lookupTerms(viewer.reading);
    const { industry, locationKey } = row;
    const ids = await listCandidateIds(db, { id: viewerId, terms, industry, locationKey }, now);
    const [members, graphs] = await Promise.all([listMatchMembers(db, ids), listGraphs(db, viewerId, ids)]);

    const candidates = members.map((member) => {
      const graph = graphs.get(member.id) ?? strangers;
      const { allocation } = graph;
      const lastSeenAt = member.lastSeenAt?.getTime() ?? Number.NaN;
      const { reading, members: encoded, at } = readingOf(member);
      return { id: member.id, member, reading, members: encoded, at, graph, allocation, lastSeenAt };
    });
    const best = (await currentModel(db))
      ? await withSimilarities(db, viewerId, bestCandidates(viewer, candidates, REORDERED))
      : candidates;
    return { viewer: viewer.reading, candidates: bestCandidates(viewer, best, limit) };
  },
});
