import { z } from 'zod';
import { MembershipDay } from '../../../ground/values/membership-day.schema.ts';

const YEAR_FIRST = /^(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})(?:[T ].*)?$/;
const DAY_FIRST = /^(\d{1,2})\. ?(\d{1,2})\. ?(\d{4})$/;
const EITHER = /^(\d{1,2})[-/](\d{1,2})[-/](\d{4})$/;

const iso = (year = '', month = '', day = '') => `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;

/**
 * A date as spreadsheets write it, as year-month-day; text that is no date is returned as it is. With slashes or
 * dashes, the number above 12 is the day.
 * @returns two dates when both numbers could be the day
 */
function readDay(written: string): string[] {
  const yearFirst = YEAR_FIRST.exec(written);
  if (yearFirst) return [iso(...yearFirst.slice(1))];
  const dayFirst = DAY_FIRST.exec(written);
  if (dayFirst) return [iso(dayFirst[3], dayFirst[2], dayFirst[1])];
  const either = EITHER.exec(written);
  if (!either) return [written];
  const [, one = '', other = '', year] = either;
  if (Number(one) > 12) return [iso(year, other, one)];
  if (Number(other) > 12 || Number(one) === Number(other)) return [iso(year, one, other)];
  return [iso(year, one, other), iso(year, other, one)];
}

/** The last day of a membership in a cell of a spreadsheet. */
export const ImportedDay = z
  .string()
  .transform((value, ctx) => {
    const [date = '', other] = readDay(value);
    if (other !== undefined) ctx.addIssue(`could be ${date} or ${other}, so write the year first`);
    return date;
  })
  .pipe(MembershipDay);
