import { z } from 'zod';
import { id, isoDate, text } from '../../core/fields.ts';
import { PageInput } from '../../core/keyset.ts';

export const ListReportsInput = PageInput.extend({ status: z.enum(['open', 'decided']).default('open') });
export type ListReportsInput = z.infer<typeof ListReportsInput>;

export const ReportItem = z.object({
  id,
  objectType: z.string(),
  objectId: id,
  reason: z.string().nullable(),
  status: z.enum(['open', 'resolved', 'dismissed']),
  note: z.string().nullable(),
  reporter: z.object({ id, name: z.string() }),
  /** What was reported, shortened; null when it is gone. */
  object: z
    .object({
      text: z.string(),
      author: z.string().nullable(),
      isHidden: z.boolean(),
      /** By which the Users tab finds whom it is about, or who made it. */
      memberEmail: z.string().nullish(),
    })
    .nullable(),
  /** Whether deciding to hide it does anything: a member is deactivated instead, and a message is private. */
  canHide: z.boolean(),
  createdAt: isoDate,
  relativeTime: z.string(),
  resolvedAt: isoDate.nullable(),
});
export type ReportItem = z.infer<typeof ReportItem>;

export const ReportPage = z.object({ items: z.array(ReportItem), nextCursor: z.string().nullable() });
export type ReportPage = z.infer<typeof ReportPage>;

export const DecideReportInput = z.object({
  id,
  /** Hide what was reported, or leave it as it is. All open reports of the same thing are decided with it. */
  decision: z.enum(['hide', 'dismiss']),
  note: text(1_000)
    .trim()
    .transform((value) => value || null)
    .nullish(),
});
export type DecideReportInput = z.infer<typeof DecideReportInput>;

export const DecidedReports = z.object({ id, status: z.enum(['resolved', 'dismissed']), decided: z.int() });
export type DecidedReports = z.infer<typeof DecidedReports>;
