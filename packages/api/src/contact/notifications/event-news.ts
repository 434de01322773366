import { z } from 'zod';

/** What those who signed up for a date of an event are notified of. */
export const EventNews = z.object({
  /**
   * 'seat': the recipient has moved up from the waitlist; 'joined', 'left': what they did themselves, by mail alone;
   * 'lost': the event is no longer for them; 'thanks': they came; 'follow_up': a guest whom they invited did;
   * 'planned': a new one of their chapter, by its first date.
   */
  event: z.enum([
    'seat',
    'canceled',
    'changed',
    'joined',
    'left',
    'lost',
    'reminder',
    'thanks',
    'follow_up',
    'planned',
  ]),
  /** The date by its own id, and its event. */
  date: z.object({
    id: z.int().positive(),
    slug: z.string(),
    title: z.string(),
    timeZone: z.string(),
    startsAt: z.string(),
  }),
  /** Of the event when this happened. */
  version: z.int(),
});
export type EventNews = z.infer<typeof EventNews>;
