import { z } from 'zod';
import { isoDate } from '../../../ground/values/fields.ts';

/** The address at which calendar programs read a member's events. */
export const CalendarFeed = z.object({
  /** Since when there is one; null: there is none. */
  since: isoDate.nullable(),
});
export type CalendarFeed = z.infer<typeof CalendarFeed>;

/** Shown once, because only the hash of its secret is stored. */
export const NewCalendarFeed = z.object({ since: isoDate, url: z.string() });
export type NewCalendarFeed = z.infer<typeof NewCalendarFeed>;
