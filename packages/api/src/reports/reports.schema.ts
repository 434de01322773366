import { z } from 'zod';
import { id, text } from '../core/fields.ts';

export const REPORT_REASON_MAX = 1_000;

export const ReportInput = z.object({
  id,
  reason: text(REPORT_REASON_MAX)
    .transform((value) => value.trim())
    .nullish(),
});
export type ReportInput = z.infer<typeof ReportInput>;

export const ReportState = z.object({ id, reported: z.literal(true) });
export type ReportState = z.infer<typeof ReportState>;
