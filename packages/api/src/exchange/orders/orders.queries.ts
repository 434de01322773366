import { type Kysely, type SelectQueryBuilder, sql } from 'kysely';
import type { DB } from '@guildhall/db';
import type { Viewer } from '../../ground/core/context.ts';
import { toPage } from '../../ground/core/keyset.ts';
import { afterCursor, limitPlusOne } from '../../ground/core/pagination.ts';
import { translatedSentence } from '../../ground/errors/translated-sentence.ts';
import { canAnswerQuote, canCancelOrder, canSeeOrder } from './orders.policy.ts';
import {
  type ListAllOrdersInput,
  type ListOrdersInput,
  type ManagedOrderPage,
  NO_REQUIREMENTS,
  type Order,
  type OrderEvent,
  type OrderPage,
  OrderStatus,
} from './orders.schema.ts';

/** More changes than any order has; the timeline shows them all. */
const EVENTS_MAX = 500;

/** The viewer's own orders, newest first. */
export async function listOrders(db: Kysely<DB>, viewer: Viewer, input: ListOrdersInput): Promise<OrderPage> {
  const rows = await page(orders(db).where('serviceOrders.userId', '=', viewer.id), input).execute();
  return toPage(rows, input.limit, (row) => presentOrder(row, viewer));
}

/** All orders, newest first, for administrators. */
export async function listAllOrders(
  db: Kysely<DB>,
  viewer: Viewer,
  input: ListAllOrdersInput,
): Promise<ManagedOrderPage> {
  const { status } = input;
  const query = orders(db)
    .innerJoin('users as member', 'member.id', 'serviceOrders.userId')
    .select(['member.firstName', 'member.lastName', 'member.email', 'serviceOrders.askedAt']);
  const chosen = status ? query.where('serviceOrders.status', '=', status) : query;
  const rows = await page(chosen, input).execute();
  return toPage(rows, input.limit, (row) => ({
    ...presentOrder(row, viewer),
    member: { id: row.userId, firstName: row.firstName, lastName: row.lastName, email: row.email },
    askedAt: row.askedAt?.toISOString() ?? null,
  }));
}

/** One order that the viewer may see. `lock` locks its row until the transaction ends. */
export async function findOrderRow(
  db: Kysely<DB>,
  viewer: Viewer,
  id: number,
  { lock = false } = {},
): Promise<OrderRow | undefined> {
  const row = await orders(db)
    .where('serviceOrders.id', '=', id)
    .$if(lock, (query) => query.forNoKeyUpdate())
    .executeTakeFirst();
  return row && canSeeOrder(viewer, row) ? row : undefined;
}

/** The timeline of an order, oldest first. */
export async function listOrderEvents(
  db: Kysely<DB>,
  order: Pick<OrderRow, 'id' | 'userId'>,
): Promise<OrderEvent[]> {
  const rows = await db
    .selectFrom('orderEvents')
    .select(['id', 'kind', 'fromStatus', 'toStatus', 'amount', 'note', 'actorId', 'createdAt'])
    .where('orderId', '=', order.id)
    .orderBy('id')
    .limit(sql.lit(EVENTS_MAX))
    .execute();
  return rows.map(({ id, kind, fromStatus, toStatus, amount, note, actorId, createdAt }) => ({
    id,
    kind,
    fromStatus: OrderStatus.nullable().parse(fromStatus),
    toStatus: OrderStatus.nullable().parse(toStatus),
    amount,
    note,
    by: kind === 'note' ? (actorId === order.userId ? 'member' : 'team') : null,
    createdAt: createdAt.toISOString(),
  }));
}

export function presentOrder(row: OrderRow, viewer: Viewer): Order {
  const { userId: _owner, sortKey: _sortKey, orderDate, completedDate, ...order } = row;
  return {
    ...order,
    requirements:
      order.requirements === NO_REQUIREMENTS ? translatedSentence(NO_REQUIREMENTS) : order.requirements,
    orderDate: orderDate.toISOString(),
    completedDate: completedDate?.toISOString() ?? null,
    can: { cancel: canCancelOrder(viewer, row), answerQuote: canAnswerQuote(viewer, row) },
  };
}

function orders(db: Kysely<DB>) {
  return db
    .selectFrom('serviceOrders')
    .select([
      'serviceOrders.id',
      'serviceOrders.userId',
      'serviceOrders.serviceId',
      'serviceOrders.serviceName',
      'serviceOrders.status',
      'serviceOrders.totalAmount',
      'serviceOrders.quotedAmount',
      'serviceOrders.projectName',
      'serviceOrders.projectDescription',
      'serviceOrders.requirements',
      'serviceOrders.desiredCompletionDate',
      'serviceOrders.orderDate',
      'serviceOrders.completedDate',
      'serviceOrders.deliveryDate',
      sql<string>`service_orders.order_date::text`.as('sortKey'),
    ]);
}

export type OrderRow =
  ReturnType<typeof orders> extends SelectQueryBuilder<DB, never, infer Row> ? Row : never;

function page<TB extends 'serviceOrders', Row>(
  query: SelectQueryBuilder<DB, TB, Row>,
  { cursor, limit }: ListOrdersInput,
): SelectQueryBuilder<DB, TB, Row> {
  return query
    .where(afterCursor(cursor, 'service_orders.order_date', 'service_orders.id'))
    .orderBy(sql`service_orders.order_date`, 'desc')
    .orderBy(sql`service_orders.id`, 'desc')
    .limit(limitPlusOne(limit));
}
