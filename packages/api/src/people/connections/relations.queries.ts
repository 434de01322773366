import { type Kysely, sql } from 'kysely';
import type { DB } from '@guildhall/db';
import type { Viewer } from '../../ground/core/context.ts';
import { isPendingForSender } from './connections.policy.ts';
import type { Relation } from './connections.schema.ts';

type ListedRelation = Exclude<Relation['status'], 'blocked'>;

/** How the viewer is connected with each of a page's members; absent where there is no connection or request. */
export async function listRelations(
  db: Kysely<DB>,
  viewer: Viewer,
  userIds: number[],
): Promise<Map<number, ListedRelation>> {
  const rows = await db
    .selectFrom('connections')
    .select(['userId', 'connectedUserId', 'status', 'createdAt'])
    .where('status', 'in', ['accepted', 'pending', 'declined'])
    .where((eb) =>
      eb.or([
        eb.and([eb('userId', '=', viewer.id), sql<boolean>`connected_user_id = any(${userIds}::int[])`]),
        eb.and([eb('connectedUserId', '=', viewer.id), sql<boolean>`user_id = any(${userIds}::int[])`]),
      ]),
    )
    .orderBy('id')
    .execute();
  const now = new Date();
  const relations = new Map<number, ListedRelation>([[viewer.id, 'self']]);
  for (const row of rows) {
    const isSender = row.userId === viewer.id;
    const otherId = isSender ? row.connectedUserId : row.userId;
    if (row.status === 'accepted') relations.set(otherId, 'connected');
    else if (relations.get(otherId) === 'connected' || !isPendingForSender(row, now)) continue;
    // Declining is silent: only the sender still sees a request.
    else if (isSender) relations.set(otherId, 'pending_out');
    else if (row.status === 'pending') relations.set(otherId, 'pending_in');
  }
  return relations;
}
