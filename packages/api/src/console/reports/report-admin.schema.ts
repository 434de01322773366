import { z } from 'zod';
import { id, isoDate, textOrNull } from '../../ground/values/fields.ts';
import { PageInput } from '../../ground/core/keyset.ts';
import { ReportCategory, ReportedType } from '../../ground/reports/reports.schema.ts';
import { Reason, SuspensionEnd } from '../../ground/reports/decisions.schema.ts';

export const ListReportsInput = PageInput.extend({ status: z.enum(['open', 'decided']).default('open') });
export type ListReportsInput = z.infer<typeof ListReportsInput>;

/**
 * `hide`: content disappears from all pages. `warn`: who wrote or owns it, or the reported member, gets a message.
 * `suspend`: the reported member is deactivated. `dismiss`: everything stays as it is.
 */
export const ReportDecision = z.enum(['hide', 'warn', 'suspend', 'dismiss']);
export type ReportDecision = z.infer<typeof ReportDecision>;

export const ReportItem = z.object({
  id,
  objectType: ReportedType,
  objectId: id,
  category: ReportCategory,
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
      /** Its author has deleted it, or the account is gone. */
      isGone: z.boolean(),
      /** The reported member or the author; null without one who still has an account. */
      memberId: id.nullable(),
    })
    .nullable(),
  /** What can be decided about an object of this type. */
  decisions: z.array(ReportDecision),
  createdAt: isoDate,
  relativeTime: z.string(),
  resolvedAt: isoDate.nullable(),
});
export type ReportItem = z.infer<typeof ReportItem>;

export const ReportPage = z.object({ items: z.array(ReportItem), nextCursor: z.string().nullable() });
export type ReportPage = z.infer<typeof ReportPage>;

/** Decides on all open reports of the same object. */
export const DecideReportInput = z.object({
  id,
  decision: ReportDecision,
  /** Only administrators see it. */
  note: textOrNull(1_000),
  /** What the author or the member reads; required unless everything stays as it is. */
  message: Reason.optional(),
  /** The first day on which a suspended member can sign in again. */
  until: SuspensionEnd,
});
export type DecideReportInput = z.infer<typeof DecideReportInput>;

export const DecidedReports = z.object({ id, status: z.enum(['resolved', 'dismissed']), decided: z.int() });
export type DecidedReports = z.infer<typeof DecidedReports>;
