import { z } from 'zod';
import { id, isoDate } from '../../ground/values/fields.ts';
import { Person } from '../../ground/values/person.schema.ts';

export const WaitingKind = z.enum([
  'connection',
  'referral',
  'message',
  'application',
  'accepted',
  'review',
  'invitation',
  'approval',
  'address',
]);
export type WaitingKind = z.infer<typeof WaitingKind>;

/** What waits longest for an answer of the member, of one kind, and how much of this kind waits. */
export const WaitingItem = z.object({
  kind: WaitingKind,
  /** Of the request, referral, conversation, opportunity, review, invitation, post or member. */
  id,
  /** Everything of this kind that waits, with this one. */
  count: z.int().min(1),
  /** Whom it comes from; null for the member's own post or address. */
  person: Person.nullable(),
  /** The address to confirm, the opportunity, the reviewed business or the business whose team it is. */
  subject: z.string().nullable(),
  /** The slug of the business. */
  slug: z.string().nullable(),
  /** What they wrote, shortened. */
  excerpt: z.string().nullable(),
  /** 1 to 5, of a review. */
  rating: z.int().nullable(),
  createdAt: isoDate,
});
export type WaitingItem = z.infer<typeof WaitingItem>;

export const Waiting = z.object({ items: z.array(WaitingItem) });
export type Waiting = z.infer<typeof Waiting>;
