import { z } from 'zod';
import { id, textOrNull } from '../values/fields.ts';

export const REPORT_REASON_MAX = 1_000;

/** What members can report. */
export const ReportedType = z.enum(['post', 'comment', 'review', 'user', 'short_link']);
export type ReportedType = z.infer<typeof ReportedType>;

/** What a report says is wrong. */
export const ReportCategory = z.enum(['spam', 'insult', 'illegal', 'other']);
export type ReportCategory = z.infer<typeof ReportCategory>;

export const ReportInput = z.object({
  id,
  category: ReportCategory.default('other'),
  reason: textOrNull(REPORT_REASON_MAX),
});
export type ReportInput = z.infer<typeof ReportInput>;

export const ReportState = z.object({ id, reported: z.literal(true) });
export type ReportState = z.infer<typeof ReportState>;
