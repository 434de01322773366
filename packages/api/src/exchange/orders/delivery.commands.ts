import { type Kysely, sql } from 'kysely';
import type { DB } from '@guildhall/db';
import { deliveryDays } from './delivery-time.ts';

/** Sets the delivery date of an order that starts today, when the service's delivery time can be parsed. */
export async function promiseDelivery(
  trx: Kysely<DB>,
  order: { id: number; serviceId: number },
): Promise<void> {
  const { deliveryTime } = await trx
    .selectFrom('services')
    .select('deliveryTime')
    .where('id', '=', order.serviceId)
    .executeTakeFirstOrThrow();
  const days = deliveryDays(deliveryTime);
  if (days === null) return;
  await trx
    .updateTable('serviceOrders')
    .set({ deliveryDate: sql<string>`(now() at time zone 'UTC')::date + ${days}::int` })
    .where('id', '=', order.id)
    .execute();
}
