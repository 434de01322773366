import { z } from 'zod';
import { id, isoDate, trimmedText } from '../values/fields.ts';
import { DAY_MS } from '../values/time.ts';
import { ReportedType } from './reports.schema.ts';

export const REASON_MAX = 2_000;
export const OBJECTION_MAX = 2_000;
/** Days in which a member can object to a decision. */
export const OBJECTION_DAYS = 183;

/** What administrators decide on; `posts` is everything that a member has posted. */
export const DecidedType = z.enum([...ReportedType.options, 'business', 'posts']);
export type DecidedType = z.infer<typeof DecidedType>;

export const ModerationDecision = z.enum(['hide', 'delete', 'decline', 'warn', 'suspend']);
export type ModerationDecision = z.infer<typeof ModerationDecision>;

export const ObjectionOutcome = z.enum(['upheld', 'reversed']);
export type ObjectionOutcome = z.infer<typeof ObjectionOutcome>;

/** The reason that the member reads. */
export const Reason = trimmedText(REASON_MAX);

/** A day of the next two years; null: until an administrator says so. */
export const SuspensionEnd = z.iso
  .date({ error: 'Enter a date', abort: true })
  .refine((day) => day > new Date().toISOString().slice(0, 10), 'Choose a day after today')
  .refine((day) => Date.parse(day) < Date.now() + 731 * DAY_MS, 'Choose a day within two years')
  .nullish();

/** A decision on something of the viewer's, or of the member whom the signed link of an email is for. */
export const DecisionRef = z.object({ id, token: z.string().min(1).max(300).optional() });
export type DecisionRef = z.infer<typeof DecisionRef>;

export const ObjectInput = DecisionRef.extend({
  objection: trimmedText(OBJECTION_MAX).min(1, 'Write why you disagree'),
});
export type ObjectInput = z.infer<typeof ObjectInput>;

export const Decision = z.object({
  id,
  objectType: DecidedType,
  decision: ModerationDecision,
  reason: z.string().nullable(),
  /** The beginning of what was decided on; null for an account, and once it is deleted. */
  excerpt: z.string().nullable(),
  /** The first day on which a suspended member can sign in again; null: until an administrator says so. */
  suspendedUntil: z.string().nullable(),
  createdAt: isoDate,
  objection: z.string().nullable(),
  objectedAt: isoDate.nullable(),
  outcome: ObjectionOutcome.nullable(),
  answer: z.string().nullable(),
  answeredAt: isoDate.nullable(),
  can: z.object({ object: z.boolean() }),
});
export type Decision = z.infer<typeof Decision>;
