const HOUR = 3_600_000;
const DAY = 24 * HOUR;
const WEEK = 7 * DAY;

/**
 * How long ago an ISO date was, in the product's short words: 'Just now' (also for the future), '5h ago',
 * '3d ago', '2w ago'. `now` is in milliseconds.
 */
export function relativeAge(iso: string, now = Date.now()): string {
  const age = now - Date.parse(iso);
  if (age < HOUR) return 'Just now';
  if (age < DAY) return `${Math.floor(age / HOUR)}h ago`;
  if (age < WEEK) return `${Math.floor(age / DAY)}d ago`;
  return `${Math.floor(age / WEEK)}w ago`;
}
