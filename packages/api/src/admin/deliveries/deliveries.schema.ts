import { z } from 'zod';
import { id, isoDate } from '../../core/fields.ts';

/** A list that a person can look through; there is always more worth knowing in the log. */
export const DELIVERIES_SHOWN = 50;

/** A mail, CRM call or webhook that was tried as often as it may be and never arrived. */
export const FailedDelivery = z.object({
  id: z.uuid(),
  channel: z.enum(['mail', 'crm', 'webhook']),
  /** What happened or was to be written, as 'referral.created' or 'mail.notification'. */
  topic: z.string(),
  about: z.object({ type: z.enum(['referral', 'order']), id }).nullable(),
  /** Whom it was for or tells of. */
  member: z.object({ id, name: z.string() }).nullable(),
  attempts: z.int(),
  /** What the other side said at last. */
  reason: z.string().nullable(),
  createdAt: isoDate,
  failedAt: isoDate,
  relativeTime: z.string(),
});
export type FailedDelivery = z.infer<typeof FailedDelivery>;

export const FailedDeliveries = z.object({
  items: z.array(FailedDelivery),
  /** All that failed, up to 1,000. */
  total: z.int(),
});
export type FailedDeliveries = z.infer<typeof FailedDeliveries>;

export const SendAgainInput = z.object({ ids: z.array(z.uuid()).min(1).max(DELIVERIES_SHOWN) });
export type SendAgainInput = z.infer<typeof SendAgainInput>;

export const SentAgain = z.object({ queued: z.int() });
export type SentAgain = z.infer<typeof SentAgain>;
