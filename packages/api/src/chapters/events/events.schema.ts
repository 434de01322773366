import { z } from 'zod';
import { expectedVersion, id, isoDate, line, text, webUrl } from '../../ground/values/fields.ts';
import { PageInput } from '../../ground/core/keyset.ts';
import { Person } from '../../ground/values/person.schema.ts';
import { RichText, TextLanguage } from '../../ground/values/rich-text.schema.ts';
import { isTimeZone } from '../../ground/values/time.ts';
import { RsvpStatus } from './attendance/attendance.schema.ts';

export const DESCRIPTION_MAX = 10_000;
export const SEATS_MAX = 10_000;
/** A repeating event ends within this many months, and has at most this many dates. */
export const HORIZON_MONTHS = 18;
export const DATES_MAX = 500;
const MINUTES_MIN = 5;
const MINUTES_MAX = 7 * 24 * 60;

/** A day and a time on the clocks of the event's time zone, such as 2026-12-01T18:30. */
const wallTime = z.iso.datetime({
  local: true,
  offset: false,
  precision: -1,
  error: 'Enter a day and a time, such as 2026-12-01T18:30',
});

/** Minutes between two times on the same clock. */
export const minutesBetween = (start: string, end: string): number =>
  (Date.parse(`${end}Z`) - Date.parse(`${start}Z`)) / 60_000;

/** How often an event takes place, from its first date until a day. */
export const Repeats = z.object({
  frequency: z.enum(['daily', 'weekly', 'monthly', 'yearly']),
  /** Every how many days, weeks, months or years. */
  interval: z.int().min(1).max(12).default(1),
  /**
   * Of monthly events: the same day of the month, or the same weekday, such as the second Tuesday. A date in a fifth week
   * stands for the last.
   */
  by: z.enum(['day', 'weekday']).default('day'),
  /** The last day on which there may be a date. */
  until: z.iso.date('Choose the last day'),
});
export type Repeats = z.infer<typeof Repeats>;

/** What the row of a repeating event stores: monthly events by weekday with their week, -1 for the last. */
export const StoredRepeats = Repeats.extend({ week: z.int().min(-1).max(4).nullable() });
export type StoredRepeats = z.infer<typeof StoredRepeats>;

/** 'members': for everyone who is signed in; 'chapter': for the members of the event's chapter. */
export const EventAudience = z.enum(['public', 'members', 'chapter']);
export type EventAudience = z.infer<typeof EventAudience>;

const chapterSlug = z.string().max(120);

const fields = {
  title: line(200, 'Please enter a title'),
  /** Markdown. */
  description: text(DESCRIPTION_MAX).trim().default(''),
  place: text(200).trim().default(''),
  /** Where to join online; visitors do not see it. */
  link: webUrl.default(''),
  timeZone: z.string().max(80).refine(isTimeZone, 'Choose a time zone, such as Europe/Vienna'),
  start: wallTime,
  end: wallTime,
  audience: EventAudience.default('members'),
  /** How many people fit; null: as many as come. */
  seats: z.int().min(1).max(SEATS_MAX).nullable().default(null),
};

const lasts = ({ start, end }: { start: string; end: string }) => {
  const minutes = minutesBetween(start, end);
  return minutes >= MINUTES_MIN && minutes <= MINUTES_MAX;
};
const NOT_AFTER = { path: ['end'], error: 'The end must be after the start, and within seven days' };

export const CreateEventInput = z
  .object({
    ...fields,
    repeats: Repeats.nullable().default(null),
    /** The slug of the chapter whose event it is; it stays with the chapter. */
    chapter: chapterSlug.nullable().default(null),
  })
  .refine(lasts, NOT_AFTER);
export type CreateEventInput = z.infer<typeof CreateEventInput>;

/** The whole event as it shall be; the dates that are over stay as they were. */
export const UpdateEventInput = z
  .object({
    ...fields,
    id,
    /** Of the next date; the coming dates of a repeating event move along. */
    start: wallTime,
    /** A later last day adds dates; absent, it stays. */
    until: z.iso.date().optional(),
    expectedVersion,
  })
  .refine(lasts, NOT_AFTER);
export type UpdateEventInput = z.infer<typeof UpdateEventInput>;

export const EventRef = z.object({ id });
export type EventRef = z.infer<typeof EventRef>;
export const EventDateRef = z.object({ id, dateId: id });
export type EventDateRef = z.infer<typeof EventDateRef>;

export const ListEventsInput = PageInput.extend({
  /** Coming ones, the next first, or past ones, the latest first. */
  when: z.enum(['upcoming', 'past']).default('upcoming'),
  /** Only those of the chapter with this slug. */
  chapter: chapterSlug.optional(),
});
export type ListEventsInput = z.infer<typeof ListEventsInput>;

export const EventDate = z.object({
  id,
  startsAt: isoDate,
  endsAt: isoDate,
  isCancelled: z.boolean(),
  /** How many come, and how many wait for a seat. */
  going: z.int(),
  waiting: z.int(),
  /** The viewer's own answer. */
  mine: RsvpStatus.nullable(),
});
export type EventDate = z.infer<typeof EventDate>;

/** A date of an event as lists show it. */
export const EventListItem = z.object({
  id,
  slug: z.string(),
  title: z.string(),
  place: z.string().nullable(),
  isOnline: z.boolean(),
  timeZone: z.string(),
  audience: EventAudience,
  seats: z.int().nullable(),
  repeats: Repeats.nullable(),
  /** The chapter whose event it is. */
  chapter: z.object({ slug: z.string(), name: z.string() }).nullable(),
  date: EventDate,
});
export type EventListItem = z.infer<typeof EventListItem>;

/** Of a repeating event, the upcoming ones have the next date only. */
export const EventPage = z.object({
  items: z.array(EventListItem),
  nextCursor: z.string().nullable(),
  can: z.object({ create: z.boolean() }),
});
export type EventPage = z.infer<typeof EventPage>;

export const GetMonthInput = z.object({
  month: z
    .string()
    .regex(/^\d{4}-(?:0[1-9]|1[0-2])$/, 'Choose a month, such as 2026-12')
    .refine((month) => month >= '1970-01', 'Choose a month, such as 2026-12')
    .optional(),
});
export type GetMonthInput = z.infer<typeof GetMonthInput>;

/** Dates that begin in a month or within six days of it, on the clocks where they take place, each in the order of these clocks. */
export const EventMonth = z.object({
  /** The one that was asked for; without one, the present one in UTC. */
  month: z.string(),
  items: z.array(EventListItem.extend({ localStart: z.string() })),
  /** There are more than are listed. */
  isCut: z.boolean(),
  can: EventPage.shape.can,
});
export type EventMonth = z.infer<typeof EventMonth>;

export const GetEventInput = z.object({
  slug: z.string().max(120),
  /** A date of it; absent: the next, or the last when it is over. */
  date: id.optional(),
});
export type GetEventInput = z.infer<typeof GetEventInput>;

export const Event = EventListItem.extend({
  description: z.string(),
  /** The description, parsed; null when it has no formatting. */
  body: RichText,
  lang: TextLanguage,
  /** Null for visitors. */
  link: z.string().nullable(),
  isCancelled: z.boolean(),
  /** When the date begins on the clocks of the event's time zone, and how long it lasts. */
  localStart: z.string(),
  minutes: z.int(),
  /** The coming dates of a repeating event, the next first, at most 60. */
  dates: z.array(EventDate),
  organizer: Person.nullable(),
  version: z.int(),
  /** The viewer's place on the waitlist of the date. */
  position: z.int().nullable(),
  /** Whether the viewer comes to the whole series. */
  inSeries: z.boolean(),
  /** What the viewer may do, so that the screen derives no permission. */
  can: z.object({
    join: z.boolean(),
    withdraw: z.boolean(),
    joinSeries: z.boolean(),
    edit: z.boolean(),
    cancel: z.boolean(),
    /** See who is expected, and check in who comes. */
    door: z.boolean(),
  }),
});
export type Event = z.infer<typeof Event>;
