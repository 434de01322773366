import { z } from 'zod';
import { id } from '../../../ground/values/fields.ts';
import { DayPoint } from '../../../ground/core/trend.schema.ts';

/** What visitors do on the page of a business besides opening it. */
export const BusinessAction = z.enum(['call', 'email', 'website', 'directions']);
export type BusinessAction = z.infer<typeof BusinessAction>;

export const RecordActionInput = z.object({ id, action: BusinessAction });
export type RecordActionInput = z.infer<typeof RecordActionInput>;

/** Whether the action was one to count: not the owner's, an administrator's or a bot's. */
export const RecordedAction = z.object({ recorded: z.boolean() });
export type RecordedAction = z.infer<typeof RecordedAction>;

export const ActivityKind = z.enum(['view', ...BusinessAction.options, 'save', 'message', 'review']);
export type ActivityKind = z.infer<typeof ActivityKind>;

/** Thirty days of one kind, oldest first, today last (UTC). */
export const Activity = z.object({
  kind: ActivityKind,
  total: z.int(),
  /** The total of the thirty days before. */
  before: z.int(),
  points: z.array(DayPoint),
});
export type Activity = z.infer<typeof Activity>;

/**
 * What a published page still lacks, most needed first: a phone, email or website, services or their prices,
 * pictures, a logo, opening hours, a first review.
 */
export const NextStep = z.enum(['contact', 'services', 'prices', 'pictures', 'logo', 'hours', 'review']);
export type NextStep = z.infer<typeof NextStep>;

/** `items` has every kind once, in the order of `ActivityKind`. */
export const BusinessActivity = z.object({ id, items: z.array(Activity), nextSteps: z.array(NextStep) });
export type BusinessActivity = z.infer<typeof BusinessActivity>;
