import { z } from 'zod';
import { id, isoDate } from '../../../ground/values/fields.ts';

/** Short enough to read through; the log has the details. */
export const DELIVERIES_SHOWN = 50;

/** A mail, CRM call or webhook that failed all its attempts. */
export const FailedDelivery = z.object({
  id: z.uuid(),
  channel: z.enum(['mail', 'crm', 'webhook']),
  /** Name of the event or mail, such as 'referral.created' or 'mail.notification'. */
  topic: z.string(),
  about: z.object({ type: z.enum(['referral', 'order']), id }).nullable(),
  /** The member whom it is sent to or is about. */
  member: z.object({ id, name: z.string() }).nullable(),
  attempts: z.int(),
  /** The last error of the receiver. */
  reason: z.string().nullable(),
  createdAt: isoDate,
  failedAt: isoDate,
  relativeTime: z.string(),
});
export type FailedDelivery = z.infer<typeof FailedDelivery>;

export const FailedDeliveries = z.object({
  items: z.array(FailedDelivery),
  /** Number of failed deliveries, up to 1,000. */
  total: z.int(),
});
export type FailedDeliveries = z.infer<typeof FailedDeliveries>;

export const SendAgainInput = z.object({ ids: z.array(z.uuid()).min(1).max(DELIVERIES_SHOWN) });
export type SendAgainInput = z.infer<typeof SendAgainInput>;

export const SentAgain = z.object({ queued: z.int() });
export type SentAgain = z.infer<typeof SentAgain>;
