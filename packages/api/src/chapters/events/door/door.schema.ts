import { z } from 'zod';
import { PageInput } from '../../../ground/core/keyset.ts';
import { email, isoDate, name } from '../../../ground/values/fields.ts';
import { DateRef } from '../attendance/attendance.schema.ts';

/** Check-ins that are taken in one call. */
export const CHECK_INS_MAX = 200;
/** Hours for which the link of a volunteer at the door works. */
export const PASS_HOURS = 24;

export const AttendanceStatus = z.enum(['present', 'late', 'excused', 'absent', 'substitute']);
export type AttendanceStatus = z.infer<typeof AttendanceStatus>;

/** Names a member or a guest in a list of the door. */
const PersonKey = z.string().regex(/^[mg]\d{1,10}$/, 'This person is not on the list');

/** Chosen by the phone, so that a check-in which is sent twice is one. */
const clientId = z.string().regex(/^[0-9a-f]{32}$/);

/** What was recorded of someone at a date. */
export const Attendance = z.object({
  clientId,
  status: AttendanceStatus,
  substituteName: z.string().nullable(),
  /** When the server heard of it. */
  at: isoDate,
  /** Null for a volunteer. */
  by: z.string().nullable(),
});
export type Attendance = z.infer<typeof Attendance>;

/** Someone who has signed up, or came without. */
export const DoorPerson = z.object({
  key: PersonKey,
  name: z.string(),
  isGuest: z.boolean(),
  isWaiting: z.boolean(),
  attendance: Attendance.nullable(),
});
export type DoorPerson = z.infer<typeof DoorPerson>;

export const ListDoorInput = PageInput.extend({
  ...DateRef.shape,
  limit: PageInput.shape.limit.default(100),
});
export type ListDoorInput = z.infer<typeof ListDoorInput>;

const pass = z.string().min(1).max(200);
export const OpenDoorInput = ListDoorInput.extend({ pass });
export type OpenDoorInput = z.infer<typeof OpenDoorInput>;

export const DoorPage = z.object({
  event: z.object({
    title: z.string(),
    slug: z.string(),
    timeZone: z.string(),
    startsAt: isoDate,
    endsAt: isoDate,
  }),
  items: z.array(DoorPerson),
  nextCursor: z.string().nullable(),
});
export type DoorPage = z.infer<typeof DoorPage>;

/** Someone who came without signing up; a member's address names the member. */
export const WalkIn = z.object({ name: name(100, 'Enter a name'), email: email.nullable().default(null) });

export const CheckIn = z.object({
  clientId,
  /** Someone on the list, the holder of a code, or someone who came without signing up. */
  who: z.union([z.object({ key: PersonKey }), z.object({ code: z.string().min(1).max(300) }), WalkIn]),
  status: AttendanceStatus.default('present'),
  /** Of who came instead. */
  substituteName: name(100, 'Enter a name').nullable().default(null),
  /** By the clock of the phone, which may be wrong: a note, never the time that counts. */
  statedAt: isoDate.nullable().default(null),
});
export type CheckIn = z.infer<typeof CheckIn>;

export const CheckInInput = DateRef.extend({
  pass: pass.optional(),
  items: z.array(CheckIn).min(1).max(CHECK_INS_MAX),
});
export type CheckInInput = z.infer<typeof CheckInInput>;

/** 'already': another phone was first, and `person` says what they recorded; 'refused': `message` says why. */
export const CheckedIn = z.object({
  clientId,
  outcome: z.enum(['recorded', 'already', 'refused']),
  message: z.string().nullable(),
  person: DoorPerson.nullable(),
});
export type CheckedIn = z.infer<typeof CheckedIn>;

export const CheckInResult = z.object({ items: z.array(CheckedIn) });
export type CheckInResult = z.infer<typeof CheckInResult>;

export const UndoInput = DateRef.extend({ clientId, pass: pass.optional() });
export type UndoInput = z.infer<typeof UndoInput>;
export const Undone = z.object({ person: DoorPerson });
export type Undone = z.infer<typeof Undone>;

/** The link for a volunteer, and until when it works. */
export const DoorPass = z.object({ url: z.string(), until: isoDate });
export type DoorPass = z.infer<typeof DoorPass>;

/** What a code at the entrance looks like, and what it says. */
export const EntryCode = z.object({ url: z.string(), size: z.int(), path: z.string() });
export type EntryCode = z.infer<typeof EntryCode>;
