import { z } from 'zod';
import { id } from '../../ground/values/fields.ts';
import { Reason } from '../../ground/reports/decisions.schema.ts';
import { ReportInput } from '../../ground/reports/reports.schema.ts';

/** The format of a code; generated ones have 8 characters. */
export const SHORT_CODE = /^[0-9A-Za-z]{4,16}$/;

export const ShortenInput = z.object({
  url: z.string().trim().min(1, 'Please give a web address').max(8_192),
});
export type ShortenInput = z.infer<typeof ShortenInput>;

export const ShortUrl = z.object({ shortUrl: z.string() });
export type ShortUrl = z.infer<typeof ShortUrl>;

const code = z.string().regex(SHORT_CODE, 'This is not the code of a short link');

export const TakeDownInput = z.object({
  code,
  takenDown: z.boolean(),
  /** Of taking it down: what the member who made it reads. */
  reason: Reason.optional(),
});
export type TakeDownInput = z.infer<typeof TakeDownInput>;

export const TakeDownState = z.object({ id, code: z.string(), takenDown: z.boolean() });
export type TakeDownState = z.infer<typeof TakeDownState>;

export const ReportLinkInput = ReportInput.omit({ id: true }).extend({ code });
export type ReportLinkInput = z.infer<typeof ReportLinkInput>;

export const ReportedLink = z.object({ code, reported: z.literal(true) });
export type ReportedLink = z.infer<typeof ReportedLink>;
