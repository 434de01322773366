import { z } from 'zod';
import {
  DecidedType,
  ModerationDecision,
  ObjectionOutcome,
  REASON_MAX,
  Reason,
  SuspensionEnd,
} from '../../ground/reports/decisions.schema.ts';
import { PageInput } from '../../ground/core/keyset.ts';
import { id, isoDate, line, textOrNull } from '../../ground/values/fields.ts';

/** A decision without a report. It closes the open reports of the object. */
export const DecideInput = z
  .object({
    objectType: DecidedType,
    objectId: id,
    decision: ModerationDecision,
    reason: Reason.min(1, 'Write what the member should know'),
    /** Only administrators see it. */
    note: textOrNull(1_000),
    /** The first day on which a suspended member can sign in again. */
    until: SuspensionEnd,
  })
  .refine(({ decision, until }) => decision === 'suspend' || !until, {
    path: ['until'],
    error: 'Only a suspension has an end',
  });
export type DecideInput = z.infer<typeof DecideInput>;

export const Decided = z.object({
  objectType: DecidedType,
  objectId: id,
  /** How many open reports it closed. */
  reports: z.int(),
  /** How many posts it took off the feed. */
  posts: z.int(),
});
export type Decided = z.infer<typeof Decided>;

export const ListObjectionsInput = PageInput.extend({ status: z.enum(['open', 'answered']).default('open') });
export type ListObjectionsInput = z.infer<typeof ListObjectionsInput>;

export const Objection = z.object({
  id,
  objectType: DecidedType,
  objectId: id,
  decision: ModerationDecision,
  reason: z.string().nullable(),
  excerpt: z.string().nullable(),
  createdAt: isoDate,
  member: z.object({ id, name: z.string() }),
  /** Who decided; null when they have left. */
  decidedBy: z.string().nullable(),
  objection: z.string(),
  objectedAt: isoDate,
  outcome: ObjectionOutcome.nullable(),
  answer: z.string().nullable(),
  answeredBy: z.string().nullable(),
  /** False for whoever decided, as long as another administrator can answer. */
  can: z.object({ answer: z.boolean() }),
});
export type Objection = z.infer<typeof Objection>;

export const ObjectionPage = z.object({ items: z.array(Objection), nextCursor: z.string().nullable() });
export type ObjectionPage = z.infer<typeof ObjectionPage>;

export const AnswerObjectionInput = z.object({
  id,
  outcome: ObjectionOutcome,
  answer: line(REASON_MAX, 'Write what the member should know'),
});
export type AnswerObjectionInput = z.infer<typeof AnswerObjectionInput>;

export const AnsweredObjection = z.object({
  id,
  outcome: ObjectionOutcome,
  /** What is shown again, or reactivated. */
  restored: z.int(),
  /** What stays as it is, because somebody has changed or deleted it since the decision. */
  left: z.int(),
});
export type AnsweredObjection = z.infer<typeof AnsweredObjection>;
