import type { Kysely } from 'kysely';
import { z } from 'zod';
import type { DB } from '@guildhall/db';
import { enqueueEvent } from '../../../ground/core/jobs.ts';

/** Emails to guests of events, who have no account. */
export const GUEST_MAIL = 'mail.event_guest';

export const GuestMail = z.object({
  guestId: z.int(),
  /** 'confirm': they or a member asked for a seat; the others as of members. */
  event: z.enum([
    'confirm',
    'joined',
    'waiting',
    'seat',
    'left',
    'reminder',
    'changed',
    'canceled',
    'thanks',
  ]),
  /** Of the event when it was changed or canceled: nobody is notified twice of one change. */
  version: z.int().optional(),
});
export type GuestMail = z.infer<typeof GuestMail>;

/** Queues an email in the caller's transaction; its text is read from the row when it is sent. */
export async function enqueueGuestMail(trx: Kysely<DB>, payload: GuestMail): Promise<void> {
  const { guestId, event, version } = payload;
  await enqueueEvent(trx, {
    channel: 'mail',
    topic: GUEST_MAIL,
    payload,
    ...(version !== undefined && { dedupeKey: `event-guest:${guestId}:${event}:${version}` }),
  });
}
