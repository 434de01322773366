import { type Kysely, type SqlBool, sql } from 'kysely';
import { type DB, withTransaction } from '@guildhall/db';
import { automate } from '../../ground/automation/automation.commands.ts';
import type { MemberContext } from '../../ground/core/context.ts';
import { conflict, notFound } from '../../ground/errors/errors.ts';
import { withIdempotency } from '../../ground/core/idempotency.ts';
import { type OrderableService, findOrderableService } from '../services/services.queries.ts';
import { promiseDelivery } from './delivery.commands.ts';
import { recordOrderChange } from './order-events.commands.ts';
import { canAnswerQuote, canCancelOrder } from './orders.policy.ts';
import { type OrderRow, findOrderRow, presentOrder } from './orders.queries.ts';
import { Order, type OrderRef, type OrderStatus, type PlaceOrderInput } from './orders.schema.ts';
import { lockUser } from '../../ground/core/lock-user.ts';
import { findRecentDuplicate } from '../../ground/core/find-recent-duplicate.ts';

export const ORDER_GONE = 'This order does not exist';

/** Places an order idempotently; name and price are copied from the service. */
export async function placeOrder(ctx: MemberContext, input: PlaceOrderInput): Promise<Order> {
  const { viewer } = ctx;
  return withIdempotency(ctx, {
    operation: 'orders.place',
    input,
    output: Order,
    limits: ['order'],
    work: async (trx) => {
      const service = await requireService(trx, input.serviceId);
      await lockUser(trx, viewer.id);
      const duplicate = await findRecentDuplicate(trx, 'serviceOrders', {
        createdAt: 'orderDate',
        same: { userId: viewer.id, serviceId: input.serviceId, projectName: input.projectName },
        where: sql<SqlBool>`status <> 'cancelled'`,
      });
      const id = duplicate ?? (await insertOrder(trx, ctx, service, input));
      return presentOrder(await requireOrder(trx, ctx, id), viewer);
    },
  });
}

export async function cancelOrder(ctx: MemberContext, { id }: OrderRef): Promise<Order> {
  return withTransaction(ctx.db, async (trx) => {
    const order = await requireOrder(trx, ctx, id);
    if (!canCancelOrder(ctx.viewer, order))
      throw conflict('Only a pending order can be cancelled, by the member who placed it');
    await trx.updateTable('serviceOrders').set({ status: 'cancelled' }).where('id', '=', id).execute();
    await recordOrderChange(trx, order, ctx.viewer.id, {
      kind: 'status',
      from: order.status,
      to: 'cancelled',
    });
    return presentOrder({ ...order, status: 'cancelled' }, ctx.viewer);
  });
}

/** Accepts the quote as the price and starts the order. */
export const acceptQuote = (ctx: MemberContext, { id }: OrderRef): Promise<Order> =>
  answerQuote(ctx, id, 'in_progress');

/** Declining the quote cancels the order. */
export const declineQuote = (ctx: MemberContext, { id }: OrderRef): Promise<Order> =>
  answerQuote(ctx, id, 'cancelled');

async function answerQuote(
  ctx: MemberContext,
  id: number,
  to: Extract<OrderStatus, 'in_progress' | 'cancelled'>,
): Promise<Order> {
  return withTransaction(ctx.db, async (trx) => {
    const order = await requireOrder(trx, ctx, id);
    if (!canAnswerQuote(ctx.viewer, order) || order.quotedAmount === null)
      throw conflict('There is no open quote for this order');
    const amount = order.quotedAmount;
    const accepted = to === 'in_progress';
    await trx
      .updateTable('serviceOrders')
      .set({ status: to, ...(accepted && { totalAmount: amount }) })
      .where('id', '=', id)
      .execute();
    if (accepted) await promiseDelivery(trx, order);
    const kind = accepted ? 'quote_accepted' : 'quote_declined';
    await recordOrderChange(trx, order, ctx.viewer.id, { kind, from: order.status, to, amount });
    return presentOrder(await requireOrder(trx, ctx, id), ctx.viewer);
  });
}

/** The order, locked until the transaction ends, so that two concurrent responses cannot both succeed. */
async function requireOrder(trx: Kysely<DB>, ctx: MemberContext, id: number): Promise<OrderRow> {
  const order = await findOrderRow(trx, ctx.viewer, id, { lock: true });
  if (!order) throw notFound(ORDER_GONE);
  return order;
}

async function requireService(trx: Kysely<DB>, id: number): Promise<OrderableService> {
  const service = await findOrderableService(trx, id);
  if (!service) throw notFound('This service does not exist');
  if (!service.isActive) throw conflict('This service cannot be ordered at the moment');
  return service;
}

async function insertOrder(
  trx: Kysely<DB>,
  { viewer, services }: MemberContext,
  service: OrderableService,
  input: PlaceOrderInput,
): Promise<number> {
  const userId = viewer.id;
  const { id } = await trx
    .insertInto('serviceOrders')
    .values({
      ...input,
      userId,
      serviceName: service.name,
      totalAmount: service.price,
      automationStatus: services.automation.crm ? 'queued' : 'disabled',
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await recordOrderChange(trx, { id, userId, serviceName: service.name }, userId, {
    kind: 'placed',
    to: 'pending',
    amount: service.price,
  });
  const data = { orderId: id, userId, serviceId: service.id, totalAmount: service.price, status: 'pending' };
  const event = { topic: 'order.placed', about: { type: 'order', id }, userId, data } as const;
  await automate(trx, services.automation, event, { crm: true });
  return id;
}
