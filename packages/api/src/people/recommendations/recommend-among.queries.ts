import { bestCandidates, bestFirst, matchShown, packedReading } from '@guildhall/matching';
import type { Kysely } from 'kysely';
import type { DB } from '@guildhall/db';
import { listReadings } from '../../discovery/readings/member-readings.ts';
import { listGraphs } from './graph.queries.ts';
import type { Recommended } from './recommended.ts';
import { listShownMembers } from './shown-members.queries.ts';

/** So many are compared by the word for their match, however few are wanted. */
const COMPARED = 12;
const STRANGERS = { mutualConnections: 0, allocation: 0 };

/**
 * Of these members those who fit the viewer best: whom they may be suggested, and of whom there is a word to say.
 */
export async function recommendAmong(
  db: Kysely<DB>,
  viewerId: number,
  ids: readonly number[],
  { limit, now = new Date() }: { limit: number; now?: Date },
): Promise<Recommended[]> {
  const shown = await listShownMembers(db, viewerId, ids, now);
  const [readings, graphs] = await Promise.all([listReadings(db, shown), listGraphs(db, viewerId, [...ids])]);
  const viewer = readings.get(viewerId)?.reading;
  if (!viewer) return [];
  const candidates = shown.flatMap((member) => {
    const reading = readings.get(member.id)?.reading;
    if (!reading || member.id === viewerId) return [];
    const graph = graphs.get(member.id) ?? STRANGERS;
    const lastSeenAt = member.lastSeenAt?.getTime() ?? Number.NaN;
    const { allocation } = graph;
    return [
      { id: member.id, member, reading, packed: packedReading(reading), graph, allocation, lastSeenAt },
    ];
  });
  const best = bestCandidates(packedReading(viewer), candidates, Math.max(limit, COMPARED));
  const matches = matchShown(
    viewer,
    best.map(({ reading, graph, member: { firstName: name } }) => ({ reading, graph, name })),
  );
  const told = best.flatMap(({ member, graph: { mutualConnections } }, place) => {
    const match = matches[place];
    return match && match.strength !== null ? [{ member, match, mutualConnections }] : [];
  });
  return [...bestFirst(told, ({ match }) => match, limit)];
}
