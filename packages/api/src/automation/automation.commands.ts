import type { Kysely } from 'kysely';
import type { DB } from '@guildhall/db';
import type { Automation } from '../core/context.ts';
import { enqueueEvent } from '../core/jobs.ts';

/** Something that outside systems may want to know. */
export type AutomationEvent = {
  /** As 'referral.created' or 'order.placed'. */
  topic: string;
  about: { type: 'referral' | 'order'; id: number };
  /** The member it tells of. */
  userId: number;
  /** What a webhook's receiver gets, beside topic and time: ids, statuses and amounts, never contact data. */
  data: Record<string, unknown>;
};

/**
 * Queues an event for the signed webhooks, and with `crm` for the CRM as well, in the caller's
 * transaction. Nothing outside is ever waited for.
 *
 * @returns the status of the CRM call: 'queued', or 'disabled' when none is configured
 */
export async function automate(
  trx: Kysely<DB>,
  automation: Automation,
  event: AutomationEvent,
  { crm = false }: { crm?: boolean } = {},
): Promise<'queued' | 'disabled'> {
  const { topic, about, userId, data } = event;
  if (automation.webhooks)
    await enqueueEvent(trx, { channel: 'webhook', topic, payload: data, about, userId });
  if (!crm || !automation.crm) return 'disabled';
  await enqueueEvent(trx, { channel: 'crm', topic, payload: data, about, userId });
  return 'queued';
}
