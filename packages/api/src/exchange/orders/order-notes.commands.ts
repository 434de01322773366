import { sql } from 'kysely';
import { withTransaction } from '@guildhall/db';
import type { MemberContext } from '../../ground/core/context.ts';
import { notFound } from '../../ground/errors/errors.ts';
import { publishEvent } from '../../ground/core/live.ts';
import { notify } from '../../contact/notifications/notifications.commands.ts';
import { truncateNote } from './order-events.commands.ts';
import { ORDER_GONE } from './orders.commands.ts';
import { findOrderRow, listOrderEvents } from './orders.queries.ts';
import type { OrderTimeline, WriteOnOrderInput } from './orders.schema.ts';

/**
 * Writes on the timeline of an order. What its member writes waits for the team in the console; what the team
 * writes answers it, and notifies the member, by email too.
 */
export async function writeOnOrder(
  ctx: MemberContext,
  { id, text }: WriteOnOrderInput,
): Promise<OrderTimeline> {
  const { viewer } = ctx;
  return withTransaction(ctx.db, async (trx) => {
    const order = await findOrderRow(trx, viewer, id, { lock: true });
    if (!order) throw notFound(ORDER_GONE);
    const isMember = viewer.id === order.userId;
    await trx
      .insertInto('orderEvents')
      .values({ orderId: id, actorId: viewer.id, kind: 'note', note: text })
      .execute();
    await trx
      .updateTable('serviceOrders')
      .set({ askedAt: isMember ? sql<Date>`coalesce(asked_at, now())` : null })
      .where('id', '=', id)
      .execute();
    await publishEvent(trx, [order.userId], ['orders']);
    if (!isMember)
      await notify(trx, {
        userId: order.userId,
        actorId: null,
        kind: 'order',
        orderId: id,
        serviceName: order.serviceName,
        text: `our team wrote: ${truncateNote(text)}`,
      });
    return listOrderEvents(trx, order);
  });
}
