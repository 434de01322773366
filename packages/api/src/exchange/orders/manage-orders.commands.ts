import { sql } from 'kysely';
import { type DatabaseTransaction, withTransaction } from '@guildhall/db';
import { writeAudit } from '../../ground/core/audit.ts';
import type { MemberContext } from '../../ground/core/context.ts';
import { conflict, notFound } from '../../ground/errors/errors.ts';
import { promiseDelivery } from './delivery.commands.ts';
import { recordOrderChange } from './order-events.commands.ts';
import { ORDER_GONE } from './orders.commands.ts';
import { canMove, canQuoteOrder } from './orders.policy.ts';
import { type OrderRow, findOrderRow, presentOrder } from './orders.queries.ts';
import type { Order, QuoteOrderInput, SetOrderStatusInput } from './orders.schema.ts';

/** Changes the status of any order; the procedure admits only administrators. */
export async function setOrderStatus(ctx: MemberContext, input: SetOrderStatusInput): Promise<Order> {
  return change(ctx, input.id, async (trx, order) => {
    const { status, note } = input;
    if (!canMove(order.status, status))
      throw conflict(`You can't change this order from ${inWords(order.status)} to ${inWords(status)}`);
    await trx
      .updateTable('serviceOrders')
      .set({ status, askedAt: null, ...(status === 'completed' && { completedDate: sql<Date>`now()` }) })
      .where('id', '=', order.id)
      .execute();
    if (status === 'in_progress') await promiseDelivery(trx, order);
    await recordOrderChange(trx, order, ctx.viewer.id, {
      kind: 'status',
      from: order.status,
      to: status,
      note,
    });
    await writeAudit(trx, ctx, {
      event: 'order.status_changed',
      targetType: 'order',
      targetId: order.id,
      before: { status: order.status },
      after: { status },
    });
  });
}

/** Sets the price of a quote request; the member then accepts or declines it. */
export async function quoteOrder(ctx: MemberContext, input: QuoteOrderInput): Promise<Order> {
  return change(ctx, input.id, async (trx, order) => {
    const { amount, note } = input;
    if (!canQuoteOrder(order)) throw conflict('You can only send a quote for a pending quote request');
    await trx
      .updateTable('serviceOrders')
      .set({ quotedAmount: amount, quotedAt: sql<Date>`now()`, askedAt: null })
      .where('id', '=', order.id)
      .execute();
    await recordOrderChange(trx, order, ctx.viewer.id, { kind: 'quoted', amount, note });
    await writeAudit(trx, ctx, {
      event: 'order.quoted',
      targetType: 'order',
      targetId: order.id,
      before: { quotedAmount: order.quotedAmount },
      after: { quotedAmount: amount },
    });
  });
}

async function change(
  ctx: MemberContext,
  id: number,
  work: (trx: DatabaseTransaction, order: OrderRow) => Promise<void>,
): Promise<Order> {
  return withTransaction(ctx.db, async (trx) => {
    const order = await findOrderRow(trx, ctx.viewer, id, { lock: true });
    if (!order) throw notFound(ORDER_GONE);
    await work(trx, order);
    const changed = await findOrderRow(trx, ctx.viewer, id);
    if (!changed) throw notFound(ORDER_GONE);
    return presentOrder(changed, ctx.viewer);
  });
}

const inWords = (status: string) => status.replace('_', ' ');
