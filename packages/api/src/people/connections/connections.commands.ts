import { PENDING_DAYS } from '../recommendations/request-days.policy.ts';
import { type Kysely, sql } from 'kysely';
import { type DB, withTransaction } from '@guildhall/db';
import type { MemberContext } from '../../ground/core/context.ts';
import { conflict, forbidden, notFound } from '../../ground/errors/errors.ts';
import { publishEvent } from '../../ground/core/live.ts';
import { notify } from '../../contact/notifications/notifications.commands.ts';
import { type PairRow, judgeAnswer } from './connections.policy.ts';
import { findConnection } from './connections.queries.ts';
import type { Connection, RespondInput } from './connections.schema.ts';

const TOPICS = ['connections', 'dashboard', 'network'];
const GONE = 'This request no longer exists';

/**
 * Accepts or declines a received request, withdraws a sent one, or ends a connection.
 *
 * @throws NOT_FOUND for a row that does not involve the viewer, FORBIDDEN when only the other side may, CONFLICT when
 * the row's state does not allow it
 */
export async function respondToConnection(ctx: MemberContext, input: RespondInput): Promise<Connection> {
  const { viewer } = ctx;
  return withTransaction(ctx.db, async (trx) => {
    const row = await lockOwnRow(trx, viewer.id, input.id);
    if (!row) throw notFound(GONE);
    const verdict = judgeAnswer(viewer.id, row, input.status, new Date());
    if (verdict === 'otherSide') throw forbidden('Only the other member can do this');
    if (verdict === 'tooLate')
      throw conflict('This request or connection was just updated. Reload the page to see it.');
    await write(trx, row, input.status);
    if (input.status === 'accepted')
      await notify(trx, { userId: row.userId, actorId: viewer.id, kind: 'connection_accepted' });
    // Declining is silent: the other side does not even get a live event.
    const told = input.status === 'declined' ? [viewer.id] : [row.userId, row.connectedUserId];
    await publishEvent(trx, told, TOPICS);
    const connection = await findConnection(trx, viewer, row.id);
    if (!connection) throw notFound(GONE);
    return connection;
  });
}

/**
 * Expires requests without a reply; the daily job calls it.
 * @returns how many it ended
 */
export async function expirePending(db: Kysely<DB>): Promise<number> {
  const { numUpdatedRows } = await db
    .updateTable('connections')
    .set({ status: 'expired', endedAt: sql`now()` })
    .where('status', '=', 'pending')
    .where('createdAt', '<=', sql<Date>`now() - make_interval(days => ${PENDING_DAYS})`)
    .executeTakeFirstOrThrow();
  return Number(numUpdatedRows);
}

/** The other side must be active: nobody connects with a deactivated member. */
function lockOwnRow(trx: Kysely<DB>, viewerId: number, id: number): Promise<PairRow | undefined> {
  return trx
    .selectFrom('connections')
    .innerJoin('users as person', (join) =>
      join
        .on(sql<boolean>`person.id = user_id + connected_user_id - ${viewerId}::int`)
        .on('person.isActive', '=', true),
    )
    .select([
      'connections.id',
      'connections.userId',
      'connections.connectedUserId',
      'connections.status',
      'connections.createdAt',
      'connections.endedAt',
      'connections.declinedAt',
    ])
    .where('connections.id', '=', id)
    .where((eb) =>
      eb.or([eb('connections.userId', '=', viewerId), eb('connections.connectedUserId', '=', viewerId)]),
    )
    .forUpdate('connections')
    .executeTakeFirst();
}

async function write(trx: Kysely<DB>, row: PairRow, status: RespondInput['status']): Promise<void> {
  const change = {
    accepted: { acceptedAt: sql<Date>`now()` },
    declined: { endedAt: sql<Date>`now()`, declinedAt: sql<Date>`now()` },
    // An earlier decline is remembered, whatever the sender does afterwards.
    withdrawn: {
      endedAt: sql<Date>`now()`,
      declinedAt: row.declinedAt ?? (row.status === 'declined' ? row.endedAt : null),
    },
    removed: { endedAt: sql<Date>`now()` },
  }[status];
  await trx
    .updateTable('connections')
    .set({ status, ...change })
    .where('id', '=', row.id)
    .execute();
}
