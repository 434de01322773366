import { z } from 'zod';
import { email, id, isoDate, name } from '../../../ground/values/fields.ts';
import { EntryCode } from '../door/door.schema.ts';
import { DateRef, RsvpStatus } from '../attendance/attendance.schema.ts';

const fields = { name: name(100, 'Enter a name'), email };

/** A visitor asks for a seat. */
export const RequestSeatInput = DateRef.extend({
  ...fields,
  /** To the storage of both until `GUEST_DAYS` after the date. */
  consent: z.literal(true, 'Please agree, or sign in as a member'),
});
export type RequestSeatInput = z.infer<typeof RequestSeatInput>;

/** A member invites someone who has no account. */
export const InviteGuestInput = DateRef.extend(fields);
export type InviteGuestInput = z.infer<typeof InviteGuestInput>;

/** A mail is on its way; the answer is the same for every address. */
export const GuestAsked = z.object({ ok: z.literal(true) });
export type GuestAsked = z.infer<typeof GuestAsked>;

export const GuestLink = z.object({ token: z.string().min(1).max(200) });
export type GuestLink = z.infer<typeof GuestLink>;

/** What the holder of the link in a guest's mail sees. */
export const GuestSeat = z.object({
  name: z.string(),
  event: z.object({
    slug: z.string(),
    title: z.string(),
    place: z.string().nullable(),
    timeZone: z.string(),
    dateId: id,
    startsAt: isoDate,
    endsAt: isoDate,
    isCanceled: z.boolean(),
  }),
  /** Null: not confirmed yet, or given back. */
  status: RsvpStatus.exclude(['skipped']).nullable(),
  position: z.int().nullable(),
  /** The last day on which the name and address are stored. */
  storedUntil: z.iso.date(),
  /** The code for the entrance, of who has a seat. */
  code: EntryCode.nullable(),
  can: z.object({ confirm: z.boolean(), leave: z.boolean() }),
});
export type GuestSeat = z.infer<typeof GuestSeat>;
