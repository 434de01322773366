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
  /** Excerpt of the reported object; null when it no longer exists. */
  object: z
    .object({
      text: z.string(),
      author: z.string().nullable(),
      isHidden: z.boolean(),
      /** Search term by which the Users tab finds the reported member or the author. */
      memberEmail: z.string().nullish(),
    })
    .nullable(),
  /** Whether the object can be hidden: a member is deactivated instead, and a message is private. */
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
  /** Hides the reported object or dismisses the report. Resolves all open reports of the same object. */
  decision: z.enum(['hide', 'dismiss']),
  note: text(1_000)
    .trim()
    .transform((value) => value || null)
    .nullish(),
});
export type DecideReportInput = z.infer<typeof DecideReportInput>;

export const DecidedReports = z.object({ id, status: z.enum(['resolved', 'dismissed']), decided: z.int() });
export type DecidedReports = z.infer<typeof DecidedReports>;
