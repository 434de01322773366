import { isUnclear, parseDayHours } from '@guildhall/api/directory/businesses/opening-text.schema';
import { textOfDay } from './opening.form.ts';

export const DAY_MODES = ['closed', 'open', 'allDay', 'appointment'] as const;
export type DayMode = (typeof DAY_MODES)[number];
export const isDayMode = (value: string): value is DayMode => DAY_MODES.some((mode) => mode === value);

/** A day in the controls; the times of an unfinished interval may be empty. */
export type DayValue = { mode: DayMode; intervals: { opens: string; closes: string }[] };

/** As many as the API takes. */
export const INTERVALS_MAX = 4;
export const NINE_TO_FIVE = { opens: '09:00', closes: '17:00' };
const ALL_DAY = { opens: '00:00', closes: '00:00' };

const UNFINISHED = /^(\d\d:\d\d)?-(\d\d:\d\d)?$/;

/** An interval such as 9 AM to 5 AM, which is not accepted: most mean 5 PM, which is `closes`. */
export function unclearInterval({
  intervals,
}: DayValue): { at: number; hours: number; closes: string } | null {
  const at = intervals.findIndex((each) => each.opens !== '' && each.closes !== '' && isUnclear(each, false));
  const found = intervals[at];
  if (!found) return null;
  const [opened, closed] = [found.opens, found.closes].map((time) => Number(time.slice(0, 2)));
  const hours = Math.round((24 + (closed ?? 0) - (opened ?? 0)) % 24) || 24;
  return { at, hours, closes: `${String((closed ?? 0) + 12)}${found.closes.slice(2)}` };
}

/** The controls for a text of the form, which may be a draft with an unfinished interval. */
export function dayValueOf(text: string): DayValue {
  const parsed = parseDayHours(text);
  if (parsed?.isByAppointment) return { mode: 'appointment', intervals: [] };
  const intervals =
    parsed?.intervals ??
    text.split(', ').flatMap((part) => {
      const [found, opens = '', closes = ''] = UNFINISHED.exec(part) ?? [];
      return found === undefined ? [] : [{ opens, closes }];
    });
  if (intervals.length === 0) return { mode: 'closed', intervals: [] };
  const [first] = intervals;
  const isAllDay =
    intervals.length === 1 && first?.opens === ALL_DAY.opens && first.closes === ALL_DAY.closes;
  return { mode: isAllDay ? 'allDay' : 'open', intervals: isAllDay ? [] : intervals };
}

/** The text of the form for what the controls say. */
export function textOf({ mode, intervals }: DayValue): string {
  if (mode === 'closed') return '';
  if (mode === 'allDay') return textOfDay({ intervals: [ALL_DAY], isByAppointment: false });
  return textOfDay({ intervals, isByAppointment: mode === 'appointment' });
}
