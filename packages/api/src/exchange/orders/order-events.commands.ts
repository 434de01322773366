import type { Kysely } from 'kysely';
import type { DB } from '@guildhall/db';
import { readCommunity } from '../../community/community/community.queries.ts';
import { type Formats, formatsOf } from '../../ground/settings/formats.schema.ts';
import { publishEvent } from '../../ground/core/live.ts';
import { notify } from '../../contact/notifications/notifications.commands.ts';
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
  const text = inWords(change, formatsOf(await readCommunity(trx)));
  await notify(trx, {
    userId: order.userId,
    actorId: null,
    kind: 'order',
    orderId: order.id,
    serviceName: order.serviceName,
    text: note ? `${text}. ${truncateNote(note)}` : text,
  });
}

/** The text of a notification about a change, after the name of the service. */
function inWords({ kind, to, amount: cents = 0 }: OrderChange, { amount }: Formats): string {
  switch (kind) {
    case 'placed':
      return cents === 0 ? 'we received your quote request' : 'we received your order';
    case 'quoted':
      return `your quote of ${amount(cents)} is ready to accept or decline`;
    case 'quote_accepted':
      return `you accepted the quote of ${amount(cents)}, so work can begin`;
    case 'quote_declined':
      return 'you declined the quote, so the order is cancelled';
    case 'status':
      return `your order is now ${(to ?? '').replace('_', ' ')}`;
  }
}

/** The full note is on the order's timeline. */
export const truncateNote = (note: string) =>
  note.length > NOTE_SHOWN ? `${note.slice(0, NOTE_SHOWN).trimEnd()}…` : note;
