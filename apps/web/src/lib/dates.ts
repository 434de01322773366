import { serverNow } from './server-clock.ts';

const MINUTE_MS = 60_000;

/** Whole minutes from an ISO date until now. */
export const minutesSince = (iso: string): number =>
  Math.floor((serverNow() - new Date(iso).getTime()) / MINUTE_MS);
