import { z } from 'zod';
import { MembershipDay } from '../../../ground/values/membership-day.schema.ts';
import { readDay } from '../cells/written-day.schema.ts';

const UNDERSTOOD = 'write the date like 2027-12-31 or 31.12.2027, or leave it blank when there is no end';

/** What lists write where a membership does not end, folded. */
const ENDLESS =
  /^(?:unbefristet|unbegrenzt|unlimited|lifetime|life(?: member)?|lebenslang|ehrenmitglied|no end|none|never|no expiry|nie|illimitee?|indefini|a vie|sans fin|ilimitado|indefinido|vitalicio|sin fin|permanent|∞|-+|–|n\/?a)$/;

const NO_SUCH_DAY = 'there is no such day';

/** Whether a date is written as one, and the calendar does not have it: the 31st of November. */
const isNoDay = (date: string) =>
  /^\d{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\d|3[01])$/.test(date) && !z.iso.date().safeParse(date).success;

const fold = (text: string) => text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase().trim();

/** The last day of a membership in a cell of a spreadsheet; null when it says that there is none. */
export const ImportedDay = z.string().transform((value, ctx) => {
  if (ENDLESS.test(fold(value))) return null;
  const [date, other] = readDay(value, { part: 'last', latest: 2_099 });
  if (other !== undefined) ctx.addIssue(`could be ${date} or ${other}, so write the year first`);
  const parsed = MembershipDay.safeParse(date);
  if (!parsed.success) ctx.addIssue(date !== undefined && isNoDay(date) ? NO_SUCH_DAY : UNDERSTOOD);
  return parsed.data ?? null;
});
