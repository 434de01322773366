import type { Ties } from './seed-context.ts';

type Tie = { userId: number; connectedUserId: number; acceptedAt: Date | null; endedAt: Date | null };

/** How two members were tied at a moment by the connections of that time. */
export function tiesAt(moment: Date, connections: readonly Tie[], one: number, other: number): Ties {
  const live = connections.filter(
    ({ acceptedAt, endedAt }) =>
      acceptedAt !== null && acceptedAt < moment && (endedAt === null || endedAt > moment),
  );
  const friendsOf = (id: number) =>
    live.flatMap(({ userId, connectedUserId }) =>
      userId === id ? [connectedUserId] : connectedUserId === id ? [userId] : [],
    );
  const theirs = new Set(friendsOf(other));
  const mutual = friendsOf(one).filter((id) => theirs.has(id));
  return {
    mutualConnections: mutual.length,
    allocation: mutual.reduce((sum, id) => sum + 1 / friendsOf(id).length, 0),
  };
}
