import type { Kysely } from 'kysely';
import type { DB } from '@guildhall/db';
import { publishEvent } from '../core/live.ts';
import { notify } from '../notifications/notifications.commands.ts';
import type { OrderEvent, OrderStatus } from './orders.schema.ts';

/** Characters of a note that the notification and the email quote. */
const NOTE_SHOWN = 300;

export type OrderChange = {
  kind: Exclude<OrderEvent['kind'], 'note' | 'automation'>;
  from?: OrderStatus;
  to?: OrderStatus;
  /** Cents. */
  amount?: number;
  note?: string | null;
};

type ChangedOrder = { id: number; userId: number; serviceName: string };

/**
 * Records a change of an order and notifies the member, by email too: also of their own actions, as a receipt. Every
 * change of an order calls this in its transaction.
 */
export async function recordOrderChange(
  trx: Kysely<DB>,
  order: ChangedOrder,
  actorId: number,
  change: OrderChange,
): Promise<void> {
  const { kind, from, to, amount, note } = change;
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
  await publishEvent(trx, [order.userId], ['orders']);
  await notify(trx, {
    userId: order.userId,
    actorId: null,
    kind: 'order',
    orderId: order.id,
    serviceName: order.serviceName,
    text: note ? `${inWords(change)}. ${beginningOf(note)}` : inWords(change),
  });
}

/** The text of a notification about a change, after the name of the service. */
function inWords({ kind, to, amount }: OrderChange): string {
  switch (kind) {
    case 'placed':
      return amount === 0 ? 'we have your request for a quote' : 'we have your order';
    case 'quoted':
      return `your quote is ${dollars(amount ?? 0)}; please accept or decline it`;
    case 'quote_accepted':
      return `you accepted the quote of ${dollars(amount ?? 0)}; work begins`;
    case 'quote_declined':
      return 'you declined the quote, so the order is cancelled';
    default:
      return `your order is now ${(to ?? '').replace('_', ' ')}`;
  }
}

/** The full note is on the order's timeline. */
const beginningOf = (note: string) =>
  note.length > NOTE_SHOWN ? `${note.slice(0, NOTE_SHOWN).trimEnd()}…` : note;

const dollars = (cents: number) => `$${(cents / 100).toFixed(2)}`;
