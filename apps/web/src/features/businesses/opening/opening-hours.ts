import type { BusinessHours, Weekday } from '@guildhall/api/directory/businesses/opening.schema';
import { serverNow } from '../../../lib/server-clock.ts';

/** Repeated here: importing the schema would add it to the bundle of the page. */
export const WEEKDAYS = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'] as const satisfies Weekday[];

type Interval = BusinessHours['days']['mon'][number];

export type OpeningState =
  | { isOpen: true; /** Null when it is open day and night. */ closes: string | null }
  | { isOpen: false; opens: { day: Weekday; isToday: boolean; time: string } | null };

const isOvernight = ({ opens, closes }: Interval) => closes <= opens;

/** The weekday (an index from Monday) and time of a moment by the clock of a time zone. */
function clockOf(timeZone: string, at: Date): { day: number; time: string } {
  const parts = new Intl.DateTimeFormat('en-GB', {
    timeZone,
    weekday: 'short',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  }).formatToParts(at);
  const part = (type: string) => parts.find((each) => each.type === type)?.value ?? '';
  const day = WEEKDAYS.findIndex((name) => name === part('weekday').toLowerCase());
  return { day, time: `${part('hour')}:${part('minute')}` };
}

/** The weekday by the clock of a time zone. */
export const weekdayNow = (timeZone: string): Weekday => dayAt(clockOf(timeZone, new Date(serverNow())).day);

const dayAt = (index: number): Weekday => WEEKDAYS[(index + 7) % 7] ?? 'mon';

/** Whether a business is open at a moment, and until when or from when. */
export function openingState({ timeZone, days }: BusinessHours, at = new Date(serverNow())): OpeningState {
  const { day, time } = clockOf(timeZone, at);
  const current =
    days[dayAt(day - 1)].find((each) => isOvernight(each) && time < each.closes) ??
    days[dayAt(day)].find((each) => each.opens <= time && (time < each.closes || isOvernight(each)));
  if (current) {
    const isAllDay = current.opens === '00:00' && current.closes === '00:00';
    return { isOpen: true, closes: isAllDay ? null : current.closes };
  }
  for (let ahead = 0; ahead <= 7; ahead += 1) {
    const next = days[dayAt(day + ahead)].find(({ opens }) => ahead > 0 || opens > time);
    if (next)
      return { isOpen: false, opens: { day: dayAt(day + ahead), isToday: ahead === 0, time: next.opens } };
  }
  return { isOpen: false, opens: null };
}
