import { z } from 'zod';
import { PageInput } from '../../../ground/core/keyset.ts';
import { id, isoDate } from '../../../ground/values/fields.ts';

export const ListVisitorsInput = PageInput;
export type ListVisitorsInput = z.infer<typeof ListVisitorsInput>;

/** A guest of an event, by the id of their seat. */
export const VisitorRef = z.object({ guestId: id });
export type VisitorRef = z.infer<typeof VisitorRef>;

/** A guest of an event, and what became of them; a step that has not been taken is null. */
export const Visitor = z.object({
  guestId: id,
  name: z.string(),
  event: z.object({
    slug: z.string(),
    title: z.string(),
    dateId: id,
    startsAt: isoDate,
    timeZone: z.string(),
  }),
  /** Who invited them; null for who asked for the seat themselves. */
  inviter: z.object({ id, username: z.string(), name: z.string() }).nullable(),
  invitedAt: isoDate,
  cameAt: isoDate.nullable(),
  followedUpAt: isoDate.nullable(),
  appliedAt: isoDate.nullable(),
  joinedAt: isoDate.nullable(),
  /** The member that they became, where the viewer may know of them. */
  member: z.object({ username: z.string() }).nullable(),
  canFollowUp: z.boolean(),
});
export type Visitor = z.infer<typeof Visitor>;

export const VisitorPage = z.object({ items: z.array(Visitor), nextCursor: z.string().nullable() });
export type VisitorPage = z.infer<typeof VisitorPage>;
