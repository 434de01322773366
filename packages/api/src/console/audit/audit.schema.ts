import { z } from 'zod';
import { id, isoDate, text } from '../../ground/values/fields.ts';

const word = text(100)
  .trim()
  .transform((value) => value || undefined)
  .optional();

export const ListAuditInput = z.object({
  limit: z.int().min(1).max(100).default(50),
  /** Entries before this number. */
  before: z.int().positive().nullish(),
  /** Prefix of an event's name, such as `user.` or `backup.restored`. */
  event: word,
  targetType: word,
  targetId: word,
  actorId: id.optional(),
  /** A part of the name or address of a member: what they did, and what was done to them. */
  person: word,
});
export type ListAuditInput = z.infer<typeof ListAuditInput>;

const fields = z.record(z.string(), z.unknown()).nullable();

export const AuditRow = z.object({
  id: z.int(),
  at: isoDate,
  event: z.string(),
  /** The same in words, before the name of what it was done to. */
  sentence: z.string(),
  outcome: z.enum(['success', 'denied', 'failure']),
  /** Null for a deleted member, the operator and the system. */
  actor: z.object({ id, name: z.string() }).nullable(),
  actorRole: z.string().nullable(),
  ip: z.string().nullable(),
  targetType: z.string().nullable(),
  targetId: z.string().nullable(),
  /** What it is called now; null for what is gone or has no name. */
  targetName: z.string().nullable(),
  before: fields,
  after: fields,
});
export type AuditRow = z.infer<typeof AuditRow>;

export const AuditPage = z.object({ items: z.array(AuditRow), nextBefore: z.int().nullable() });
export type AuditPage = z.infer<typeof AuditPage>;

/** Result of verifying the hash chain. */
export const AuditVerification = z.object({
  rows: z.int(),
  /** The first row that fails; null when all are valid. */
  brokenAt: z.int().nullable(),
  /** changed: altered; removed: missing; unsigned: not written by the product. */
  reason: z.enum(['changed', 'removed', 'unsigned']).nullable(),
});
export type AuditVerification = z.infer<typeof AuditVerification>;
