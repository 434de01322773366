import { z } from 'zod';
import { id } from '../../../ground/values/fields.ts';
import { PageInput } from '../../../ground/core/keyset.ts';
import { MatchStrength } from '../../../discovery/readings/match.schema.ts';
import { Person } from '../../../ground/values/person.schema.ts';

/** A member's answer for one date; 'skipped' of a date of a series that they come to otherwise. */
export const RsvpStatus = z.enum(['going', 'waiting', 'skipped']);
export type RsvpStatus = z.infer<typeof RsvpStatus>;

/** A date, by its event and its own id. */
export const DateRef = z.object({ id, dateId: id });
export type DateRef = z.infer<typeof DateRef>;

/** A repeating event. */
export const SeriesRef = z.object({ id });
export type SeriesRef = z.infer<typeof SeriesRef>;

export const Rsvp = z.object({
  dateId: id,
  status: RsvpStatus.nullable(),
  /** The place on the waitlist, the first being 1; null off it. */
  position: z.int().nullable(),
});
export type Rsvp = z.infer<typeof Rsvp>;

export const SeriesState = z.object({ id, joined: z.boolean() });
export type SeriesState = z.infer<typeof SeriesState>;

export const ListAttendeesInput = PageInput.extend({
  ...DateRef.shape,
  /** Who waits is shown to those who hold the event. */
  status: z.enum(['going', 'waiting']).default('going'),
});
export type ListAttendeesInput = z.infer<typeof ListAttendeesInput>;

/** Who of those that come fits the viewer best, and why. */
export const WhomToMeet = z.object({
  items: z.array(z.object({ person: Person, strength: MatchStrength, reason: z.string().nullable() })),
});
export type WhomToMeet = z.infer<typeof WhomToMeet>;

export const AttendeePage = z.object({
  items: z.array(Person),
  /** How many visitors without an account come or wait besides; they are not named. */
  guests: z.int(),
  nextCursor: z.string().nullable(),
});
export type AttendeePage = z.infer<typeof AttendeePage>;
