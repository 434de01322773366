import type { Insertable } from 'kysely';

import type { Event, EventDate } from '@guildhall/db';
import { type SeedEvent, events as written } from '../data/events.ts';
import type { Chapters } from './chapters.ts';
import { slugOf } from '../text.ts';
import type { Clock } from './clock.ts';
import type { SeedContext } from './seed-context.ts';

export interface Events {
  events: (Insertable<Event> & { id: number })[];
  dates: (Insertable<EventDate> & { id: number; startsAt: Date; endsAt: Date })[];
}

/** Events with their dates around now. */
export function planEvents(context: SeedContext, { chapters }: Chapters): Events {
  const { clock } = context;
  const planned = written.map((event, index) => ({ id: index + 1, event, starts: startsOf(event, clock) }));
  const dates = planned.flatMap(({ id: eventId, event: { minutes }, starts }) =>
    starts.map((start) => {
      const localStart = start.toPlainDateTime().toString({ smallestUnit: 'minute' });
      const startsAt = new Date(start.epochMilliseconds);
      const endsAt = new Date(start.add({ minutes }).epochMilliseconds);
      return { eventId, originalStart: localStart, localStart, minutes, startsAt, endsAt };
    }),
  );
  return {
    events: planned.map(({ id, event, starts }) => {
      const createdAt = clock.daysAgo(7 * (Math.abs(event.firstWeek) + 3));
      return {
        id,
        slug: slugOf(event.title),
        createdBy: context.member(event.by).id,
        chapterId: chapters.find(({ name }) => name === event.chapter)?.id ?? null,
        title: event.title,
        description: event.description,
        place: event.place,
        link: event.link,
        timeZone: event.timeZone,
        audience: event.audience,
        seats: event.seats,
        repeats: repeatsOf(event, starts),
        createdAt,
        updatedAt: createdAt,
      };
    }),
    dates: dates.map((date, index) => Object.assign(date, { id: index + 1 })),
  };
}

/** When each date begins: always at the same hour of its time zone. */
function startsOf({ weekday, time, timeZone, firstWeek, series }: SeedEvent, clock: Clock) {
  const today = Temporal.Instant.fromEpochMilliseconds(clock.now.getTime()).toZonedDateTimeISO(timeZone);
  const first = today
    .toPlainDate()
    .subtract({ days: today.dayOfWeek - weekday })
    .add({ weeks: firstWeek });
  return Array.from({ length: series?.count ?? 1 }, (_, number) =>
    first
      .add({ weeks: number * (series?.interval ?? 0) })
      .toZonedDateTime({ timeZone, plainTime: Temporal.PlainTime.from(time) }),
  );
}

function repeatsOf({ series }: SeedEvent, starts: Temporal.ZonedDateTime[]) {
  const until = starts.at(-1)?.toPlainDate().toString();
  if (!series || until === undefined) return null;
  return { frequency: 'weekly', interval: series.interval, by: 'day', week: null, until };
}
