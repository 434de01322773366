import { z } from 'zod';
import { PageInput } from '../../../ground/core/keyset.ts';
import { id, isoDate } from '../../../ground/values/fields.ts';

export const MemberHistoryInput = PageInput.extend({ id });
export type MemberHistoryInput = z.infer<typeof MemberHistoryInput>;

/** What a line of the history says; each is read from a table of its own, `audited` from the audit log. */
export const HistoryKind = z.enum([
  'created',
  'imported',
  'updated_by_import',
  'applied',
  'approved',
  'invited',
  'joined',
  'confirmed_address',
  'accepted_terms',
  'membership_began',
  'membership_renewed',
  'membership_ended',
  'reported',
  'was_reported',
  'decided',
  'objected',
  'answered',
  'ordered',
  'order_status',
  'data_request',
  'data_request_decided',
  'batch',
  'audited',
]);
export type HistoryKind = z.infer<typeof HistoryKind>;

export const HistoryEntry = z.object({
  /** Unique in the history of one member. */
  key: z.string(),
  at: isoDate,
  kind: HistoryKind,
  /** Who did it; null for the member themselves, the system, and those who have left. */
  by: z.object({ id, name: z.string() }).nullable(),
  /** What it is about, such as a post or an order; `id` is also that of what a link leads to. */
  about: z.object({
    type: z.string().nullable(),
    id: id.nullable(),
    /** Name or beginning of it; null where it has none, or is gone. */
    name: z.string().nullable(),
    slug: z.string().nullable(),
  }),
  /** Which of several, by the kind: a decision, an outcome, a state, an event of the audit log. */
  detail: z.string().nullable(),
  /** The reason, objection or answer, verbatim. */
  text: z.string().nullable(),
  /** A day that it names, such as the end of a membership. */
  day: z.string().nullable(),
  /** The number of a version. */
  number: z.int().nullable(),
});
export type HistoryEntry = z.infer<typeof HistoryEntry>;

export const MemberHistory = z.object({ items: z.array(HistoryEntry), nextCursor: z.string().nullable() });
export type MemberHistory = z.infer<typeof MemberHistory>;
