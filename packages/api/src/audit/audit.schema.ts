import { z } from 'zod';
import { id, isoDate, text } from '../core/fields.ts';

const word = text(100)
  .trim()
  .transform((value) => value || undefined)
  .optional();

export const ListAuditInput = z.object({
  limit: z.int().min(1).max(100).default(50),
  /** Rows before this number. */
  before: z.int().positive().nullish(),
  /** The beginning of an event's name, such as `user.` or `backup.restored`. */
  event: word,
  targetType: word,
  targetId: word,
  actorId: id.optional(),
});
export type ListAuditInput = z.infer<typeof ListAuditInput>;

const fields = z.record(z.string(), z.unknown()).nullable();

export const AuditRow = z.object({
  id: z.int(),
  at: isoDate,
  event: z.string(),
  outcome: z.enum(['success', 'denied', 'failure']),
  /** Null when the member is gone, or when it was not a member but the operator or the system. */
  actor: z.object({ id, name: z.string() }).nullable(),
  actorRole: z.string().nullable(),
  ip: z.string().nullable(),
  targetType: z.string().nullable(),
  targetId: z.string().nullable(),
  before: fields,
  after: fields,
});
export type AuditRow = z.infer<typeof AuditRow>;

export const AuditPage = z.object({ items: z.array(AuditRow), nextBefore: z.int().nullable() });
export type AuditPage = z.infer<typeof AuditPage>;

/** Whether the audit is as it was written. */
export const AuditVerification = z.object({
  rows: z.int(),
  /** The first row that is not as it was; null when all are. */
  brokenAt: z.int().nullable(),
  /** changed: not what was written; removed: it is missing; unsigned: it was not written by the product. */
  reason: z.enum(['changed', 'removed', 'unsigned']).nullable(),
});
export type AuditVerification = z.infer<typeof AuditVerification>;
