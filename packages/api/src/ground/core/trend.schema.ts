import { z } from 'zod';

/** One day (UTC, YYYY-MM-DD) and its number. */
export const DayPoint = z.object({ day: z.iso.date(), value: z.int() });
export type DayPoint = z.infer<typeof DayPoint>;

/** Thirty days, oldest first, today last. */
export const Trend = z.object({
  points: z.array(DayPoint),
  /** Change from the thirty days before, in whole percent; 100 when there was nothing before. */
  change: z.int(),
});
export type Trend = z.infer<typeof Trend>;
