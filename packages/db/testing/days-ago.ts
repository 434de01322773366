import { DAY_MS } from '../src/time.ts';

/** The moment so many days before now; negative for a moment to come. */
export const daysAgo = (days: number): Date => new Date(Date.now() - days * DAY_MS);
