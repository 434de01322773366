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
type EventNews = z.infer<typeof EventNews>;

/** The sentence, with the time on the clocks where the event takes place. */
export function eventSentence({ event, date: { title, startsAt, timeZone } }: EventNews): string {
  const when = new Intl.DateTimeFormat('en-US', {
    weekday: 'long',
    month: 'long',
    day: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
    timeZone,
    timeZoneName: 'short',
  })
    .format(new Date(startsAt))
    .replaceAll(/[\u2009\u202F]/g, ' ');
  const sentences: Record<EventNews['event'], string> = {
    seat: `You have a seat at “${title}”: ${when}`,
    canceled: `“${title}” has been canceled: ${when}`,
    changed: `“${title}” has changed. The next date is ${when}`,
    joined: `You’re signed up for “${title}”: ${when}`,
    left: `You’ve given up your seat at “${title}”: ${when}`,
    lost: `You no longer have a seat at “${title}”: ${when}`,
    reminder: `Coming up: “${title}”, ${when}`,
    thanks: `Thank you for coming to “${title}”`,
    planned: `A new meeting of your chapter: “${title}”, ${when}`,
    follow_up: `The guest you invited came to “${title}”. Get in touch while they remember it`,
  };
  return sentences[event];
}
