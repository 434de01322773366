import type { Kysely } from 'kysely';
import type { DB } from '@guildhall/db';
import { bestCandidates, lookupTerms, packedReading } from '@guildhall/matching';
import { listGraphs } from './graph.queries.ts';
import { REORDERED, currentModel, withSimilarities } from '../embeddings/similarities.queries.ts';
import { listCandidateIds } from './candidate-ids.queries.ts';
import type { CandidateSource } from './candidate-source.ts';
import { findRankingViewer, listMatchMembers } from '../../discovery/readings/match-profile.queries.ts';
import { listReadings } from '../../discovery/readings/member-readings.ts';

const strangers = { mutualConnections: 0, allocation: 0 };

/** Looks candidates up in the indexes of the database and ranks them by their readings. */
export const sqlCandidates = (db: Kysely<DB>): CandidateSource => ({
  async candidatesFor(viewerId, { limit, now }) {
    const row = await findRankingViewer(db, viewerId);
    if (!row) return undefined;
    const viewer = (await listReadings(db, [row])).get(viewerId)?.reading;
    if (!viewer) return undefined;
    const terms = lookupTerms(viewer);
    const { industry, locationKey } = row;
    const ids = await listCandidateIds(db, { id: viewerId, terms, industry, locationKey }, now);
    const [members, graphs] = await Promise.all([listMatchMembers(db, ids), listGraphs(db, viewerId, ids)]);
    const readings = await listReadings(db, members);

    const candidates = members.flatMap((member) => {
      const reading = readings.get(member.id)?.reading;
      if (!reading) return [];
      const graph = graphs.get(member.id) ?? strangers;
      const { allocation } = graph;
      const lastSeenAt = member.lastSeenAt?.getTime() ?? Number.NaN;
      const packed = packedReading(reading);
      return [{ id: member.id, member, reading, packed, graph, allocation, lastSeenAt }];
    });
    const mine = packedReading(viewer);
    const best = (await currentModel(db))
      ? await withSimilarities(db, viewerId, bestCandidates(mine, candidates, REORDERED))
      : candidates;
    return { viewer, candidates: bestCandidates(mine, best, limit) };
  },
});
