import { z } from 'zod';
import { id, isoDate } from '../../../ground/values/fields.ts';
import { Person } from '../../../ground/values/person.schema.ts';
import { NextStep } from '../activity/activity.schema.ts';
import { BusinessCard } from '../businesses.schema.ts';

/** What an owner has yet to do: answer a message or a review, or say when the business is open. */
export const OwnerTaskKind = z.enum(['message', 'review', 'hours']);
export type OwnerTaskKind = z.infer<typeof OwnerTaskKind>;

export const OwnerTask = z.object({
  kind: OwnerTaskKind,
  /** Of the message, the review or the business. */
  id,
  businessId: id,
  /** Whom it comes from; null for opening hours. */
  person: Person.nullable(),
  /** What they wrote, shortened. */
  excerpt: z.string().nullable(),
  /** 1 to 5, of a review. */
  rating: z.int().nullable(),
  createdAt: isoDate,
  relativeTime: z.string(),
});
export type OwnerTask = z.infer<typeof OwnerTask>;

/** Counts of the last thirty days (UTC). */
const Figures = z.object({
  views: z.int(),
  /** Of the thirty days before. */
  viewsBefore: z.int(),
  /** The views of each day, oldest first, today last. */
  viewsByDay: z.array(z.int()),
  saves: z.int(),
  messages: z.int(),
});

export const OwnBusiness = BusinessCard.pick({
  id: true,
  slug: true,
  name: true,
  logo: true,
  industry: true,
  city: true,
  isActive: true,
  ratingAverage: true,
  reviewCount: true,
}).extend({
  figures: Figures,
  nextSteps: z.array(NextStep),
  /** Whether the owner may take it off the directory, or put it back. */
  can: z.object({ publish: z.boolean(), unpublish: z.boolean() }),
});
export type OwnBusiness = z.infer<typeof OwnBusiness>;

export const OwnBusinesses = z.object({
  /** Those of people first, the longest wait first. */
  tasks: z.array(OwnerTask),
  /** Newest first. */
  businesses: z.array(OwnBusiness),
});
export type OwnBusinesses = z.infer<typeof OwnBusinesses>;

export const SetListedInput = z.object({ id, isListed: z.boolean() });
export type SetListedInput = z.infer<typeof SetListedInput>;

export const ListedState = z.object({ id, isListed: z.boolean() });
export type ListedState = z.infer<typeof ListedState>;
