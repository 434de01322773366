import { translated } from '@guildhall/locale/translated';
import { relativeTimeMessages } from './relative-time.messages.ts';
import { DAY_MS } from './time.ts';

const HOUR_MS = DAY_MS / 24;
const WEEK_MS = 7 * DAY_MS;

/**
 * Age in the product's words (spec, section 9): 'Just now' under an hour and for future times,
 * then 'Nh ago', 'Nd ago' and 'Nw ago'.
 */
export function relativeTime(then: Date, now = new Date()): string {
  const messages = translated(relativeTimeMessages);
  const age = now.getTime() - then.getTime();
  if (age < HOUR_MS) return messages.justNow;
  if (age < DAY_MS) return messages.hours(Math.floor(age / HOUR_MS));
  if (age < WEEK_MS) return messages.days(Math.floor(age / DAY_MS));
  return messages.weeks(Math.floor(age / WEEK_MS));
}
