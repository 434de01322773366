const HOUR = 3_600_000;
const DAY = 24 * HOUR;
const WEEK = 7 * DAY;

/**
 * Age in the product's words (spec, section 9): 'Just now' under an hour and for future times,
 * then 'Nh ago', 'Nd ago' and 'Nw ago'.
 */
export function relativeTime(then: Date, now = new Date()): string {
  const age = now.getTime() - then.getTime();
  if (age < HOUR) return 'Just now';
  if (age < DAY) return `${Math.floor(age / HOUR)}h ago`;
  if (age < WEEK) return `${Math.floor(age / DAY)}d ago`;
  return `${Math.floor(age / WEEK)}w ago`;
}
