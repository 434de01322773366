import { z } from 'zod';
import { id } from '../core/fields.ts';
import { Person } from '../core/person.schema.ts';
import { Post } from '../feed/feed.schema.ts';

/** A business that the member owns or works at. */
export const MemberBusiness = z.object({
  id,
  slug: z.string(),
  name: z.string(),
  logo: z.string().nullable(),
  industry: z.string().nullable(),
  city: z.string().nullable(),
  ratingAverage: z.number(),
  reviewCount: z.int(),
  /** The member's title there; null for an owner without one. */
  title: z.string().nullable(),
});
export type MemberBusiness = z.infer<typeof MemberBusiness>;

/** Connections that two members share. */
export const MutualConnections = z.object({
  count: z.int().min(0),
  /** Some of them. */
  people: z.array(Person).max(3),
});
export type MutualConnections = z.infer<typeof MutualConnections>;

/** What surrounds a profile. What ties it to the viewer is empty for visitors and on one's own. */
export const RelatedToProfile = z.object({
  businesses: z.array(MemberBusiness).max(6),
  /** The newest ones. */
  posts: z.array(Post).max(3),
  mutual: MutualConnections,
  /** Null when nothing is known that ties them. */
  match: z.object({ percentage: z.int().min(10).max(100), reasons: z.array(z.string()).min(1) }).nullable(),
});
export type RelatedToProfile = z.infer<typeof RelatedToProfile>;
