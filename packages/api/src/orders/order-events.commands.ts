import type { Kysely } from 'kysely';
import type { DB } from '@guildhall/db';
import { announceLive } from '../core/live.ts';
import type { OrderEvent, OrderStatus } from './orders.schema.ts';

export type OrderChange = {
  kind: OrderEvent['kind'];
  from?: OrderStatus;
  to?: OrderStatus;
  /** Cents. */
  amount?: number;
  note?: string | null;
};

/**
 * Writes what happened to an order and tells the member. Every change of an order passes here, in
 * its own transaction, so this is where whatever follows a change (mail, notification, CRM) hangs.
 */
export async function recordOrderChange(
  trx: Kysely<DB>,
  order: { id: number; userId: number },
  actorId: number,
  { kind, from, to, amount, note }: OrderChange,
): Promise<void> {
  await trx
    .insertInto('orderEvents')
    .values({
      orderId: order.id,
      actorId,
      kind,
      fromStatus: from ?? null,
      toStatus: to ?? null,
      amount: amount ?? null,
      note: note ?? null,
    })
    .execute();
  await announceLive(trx, [order.userId], ['orders']);
}
