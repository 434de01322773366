import { z } from 'zod';
import { MembershipDay } from '../../../ground/values/membership-day.schema.ts';

const UNDERSTOOD = 'write the date like 2027-12-31 or 31.12.2027, or leave it blank when there is no end';

const YEAR_FIRST = /^(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})(?:[T ].*)?$/;
const COMPACT = /^((?:19|20)\d\d)(\d\d)(\d\d)$/;
const DAY_FIRST = /^(\d{1,2})\. ?(\d{1,2})\. ?(\d{4}|\d\d)$/;
const EITHER = /^(\d{1,2})[-/](\d{1,2})[-/](\d{4}|\d\d)(?:[T ].*)?$/;
const DAY_NAMED =
  /^(\d{1,2})(?:st|nd|rd|th|er)?[-. /]*(?:de |of )?(\p{L}+)\.?[-,. /]*(?:del? )?(\d{4}|\d\d)$/u;
const MONTH_NAMED = /^(\p{L}+)\.?[- ](\d{1,2})(?:st|nd|rd|th)?,? (\d{4})$/u;
const MONTH_ONLY = /^(?:(\d{1,2})[/.-]|(\p{L}+)\.?[- /]*(?:de |del )?)((?:19|20)\d\d)$/u;
/** Days since 1899-12-30, as spreadsheets count them: from 1982 to 2173. */
const SERIAL = /^(?:[3-9]\d{4})(?:[.,]0+)?$/;
/** What lists write where a membership does not end, folded. */
const ENDLESS =
  /^(?:unbefristet|unbegrenzt|unlimited|lifetime|life(?: member)?|lebenslang|ehrenmitglied|no end|none|never|no expiry|nie|illimitee?|indefini|a vie|sans fin|ilimitado|indefinido|vitalicio|sin fin|permanent|∞|-+|–|n\/?a)$/;

/** Beginnings of the names of months in English, German, French and Spanish, folded. */
const MONTHS = [
  /^(?:jan|jaen|ene)/,
  /^(?:feb|fev)/,
  /^(?:mar|maer|mrz)/,
  /^(?:apr|avr|abr)/,
  /^(?:may|mai)/,
  /^(?:jun|juin)/,
  /^(?:jul|juil)/,
  /^(?:aug|aou|ago)/,
  /^(?:sep|set)/,
  /^(?:oct|okt)/,
  /^nov/,
  /^(?:dec|dez|dic)/,
];

const fold = (text: string) => text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase().trim();
const monthOf = (name = '') => String(MONTHS.findIndex((month) => month.test(fold(name))) + 1);
const yearOf = (year: string) => (year.length === 2 ? `20${year}` : year);
const iso = (year = '', month = '', day = '') =>
  `${yearOf(year)}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;

/**
 * A date as spreadsheets and people write it, as year-month-day; a month is its last day. With slashes or dashes, the
 * number above 12 is the day.
 * @returns two dates when both numbers could be the day; none when it is no date
 */
function readDay(written: string): string[] {
  const yearFirst = YEAR_FIRST.exec(written) ?? COMPACT.exec(written);
  if (yearFirst) return [iso(...yearFirst.slice(1))];
  if (SERIAL.test(written)) return [dayOfSerial(Number.parseInt(written, 10))];
  const dayFirst = DAY_FIRST.exec(written);
  if (dayFirst) return [iso(dayFirst[3], dayFirst[2], dayFirst[1])];
  const either = EITHER.exec(written);
  if (either) return readEither(either);
  const dayNamed = DAY_NAMED.exec(written);
  if (dayNamed) return [iso(dayNamed[3], monthOf(dayNamed[2]), dayNamed[1])];
  const monthNamed = MONTH_NAMED.exec(written);
  if (monthNamed) return [iso(monthNamed[3], monthOf(monthNamed[1]), monthNamed[2])];
  const monthOnly = MONTH_ONLY.exec(written);
  return monthOnly ? [lastDayOf(monthOnly[3], monthOnly[1] ?? monthOf(monthOnly[2]))] : [];
}

function readEither([, one = '', other = '', year]: RegExpExecArray): string[] {
  if (Number(one) > 12) return [iso(year, other, one)];
  if (Number(other) > 12 || Number(one) === Number(other)) return [iso(year, one, other)];
  return [iso(year, one, other), iso(year, other, one)];
}

const dayOfSerial = (serial: number) => new Date(Date.UTC(1899, 11, 30 + serial)).toISOString().slice(0, 10);

const lastDayOf = (year = '', month = '') =>
  iso(year, month, String(new Date(Date.UTC(Number(year), Number(month), 0)).getUTCDate()));

/** The last day of a membership in a cell of a spreadsheet; null when it says that there is none. */
export const ImportedDay = z.string().transform((value, ctx) => {
  if (ENDLESS.test(fold(value))) return null;
  const [date, other] = readDay(value.trim());
  if (other !== undefined) ctx.addIssue(`could be ${date} or ${other}, so write the year first`);
  const parsed = MembershipDay.safeParse(date);
  if (!parsed.success) ctx.addIssue(UNDERSTOOD);
  return parsed.data ?? null;
});
