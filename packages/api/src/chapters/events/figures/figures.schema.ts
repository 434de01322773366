import { z } from 'zod';
import { PageInput } from '../../../ground/core/keyset.ts';
import { id, isoDate } from '../../../ground/values/fields.ts';

/** An event, by its id. */
export const FiguresRef = z.object({ id });

const count = z.int().nonnegative();

/** What is counted of a date, and of all dates of an event; `figure-texts.messages.ts` says what each is. */
export const AttendanceCounts = z.object({
  saidYes: count,
  came: count,
  late: count,
  walkIns: count,
  guests: count,
  excused: count,
  absent: count,
});
export type AttendanceCounts = z.infer<typeof AttendanceCounts>;

export const DateFigures = AttendanceCounts.extend({
  id,
  startsAt: isoDate,
  /** Whether anyone was recorded at its door; of a date without, nobody is absent. */
  isRecorded: z.boolean(),
});
export type DateFigures = z.infer<typeof DateFigures>;

/** Who came to the dates of an event that have begun, the latest first; at most the 500 that an event has. */
export const EventFigures = z.object({
  title: z.string(),
  timeZone: z.string(),
  total: AttendanceCounts,
  dates: z.array(DateFigures),
});
export type EventFigures = z.infer<typeof EventFigures>;

export const ListPeopleInput = PageInput.extend({
  ...FiguresRef.shape,
  // A name is part of the position.
  cursor: z.string().max(1_000).nullish(),
});
export type ListPeopleInput = z.infer<typeof ListPeopleInput>;

/** How often someone said that they come to dates of an event, and did. */
export const PersonFigures = AttendanceCounts.pick({
  saidYes: true,
  came: true,
  late: true,
  excused: true,
  absent: true,
}).extend({ key: z.string(), name: z.string(), isGuest: z.boolean() });
export type PersonFigures = z.infer<typeof PersonFigures>;

export const PeoplePage = z.object({ items: z.array(PersonFigures), nextCursor: z.string().nullable() });
export type PeoplePage = z.infer<typeof PeoplePage>;
