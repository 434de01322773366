import type { Kysely } from 'kysely';
import type { DB } from '@guildhall/db';
import type { Automation } from '../core/context.ts';
import { enqueueEvent } from '../core/jobs.ts';

/** An event for external systems. */
export type AutomationEvent = {
  /** Such as 'referral.created' or 'order.placed'. */
  topic: string;
  about: { type: 'referral' | 'order'; id: number };
  /** The member it is about. */
  userId: number;
  /** The payload of a webhook besides topic and time: ids, statuses and amounts, never contact data. */
  data: Record<string, unknown>;
};

/**
 * Queues an event for the signed webhooks, and with `crm` for the CRM as well, in the caller's transaction. Requests
 * never wait for external systems.
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
