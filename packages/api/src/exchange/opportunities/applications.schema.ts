import { z } from 'zod';
import { id, isoDate } from '../../ground/values/fields.ts';
import { Person } from '../../ground/values/person.schema.ts';

/** 'withdrawn' by the applicant, who may apply again; the poster may take an answer back for a while. */
export const ApplicationStatus = z.enum(['pending', 'accepted', 'declined', 'withdrawn']);
export type ApplicationStatus = z.infer<typeof ApplicationStatus>;

/** An application as the poster sees it. */
export const Application = z.object({
  person: Person,
  message: z.string().nullable(),
  status: ApplicationStatus.exclude(['withdrawn']),
  createdAt: isoDate,
  relativeTime: z.string(),
  /** How well the opportunity fits the applicant, 0 to 100. */
  fitScore: z.int().min(0).max(100),
  /** Whether the poster may still accept or decline it, or take their answer back. */
  can: z.object({ answer: z.boolean(), reopen: z.boolean() }),
});
export type Application = z.infer<typeof Application>;
/** Those that wait first, then the best fit; the newest hundred. */
export const Applications = z.array(Application).max(100);
export type Applications = z.infer<typeof Applications>;

export const AnswerApplicationInput = z.object({
  /** The opportunity. */
  id,
  /** The applicant. */
  userId: id,
  status: z.enum(['accepted', 'declined']),
});
export type AnswerApplicationInput = z.infer<typeof AnswerApplicationInput>;
export const AnsweredApplication = AnswerApplicationInput;
export type AnsweredApplication = z.infer<typeof AnsweredApplication>;

export const ReopenApplicationInput = AnswerApplicationInput.omit({ status: true });
export type ReopenApplicationInput = z.infer<typeof ReopenApplicationInput>;
export const ReopenedApplication = ReopenApplicationInput.extend({ status: z.literal('pending') });
export type ReopenedApplication = z.infer<typeof ReopenedApplication>;

export const WithdrawnApplication = z.object({ id, applied: z.literal(false) });
export type WithdrawnApplication = z.infer<typeof WithdrawnApplication>;
