import { createHmac } from 'node:crypto';

/** Signs the cookies of the measured server; it listens on this machine alone, for as long as a run. */
export const SESSION_SECRET = 'a secret of the benchmark that guards nothing';

/** The cookie of a member, whose session the dataset holds. */
export function cookieOf(memberId: number): string {
  const sid = `bench-session-${memberId}`;
  const signature = createHmac('sha256', SESSION_SECRET).update(sid).digest('base64').replace(/=+$/, '');
  return `sid=${encodeURIComponent(`${sid}.${signature}`)}`;
}
