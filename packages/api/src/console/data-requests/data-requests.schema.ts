import { z } from 'zod';
import { PageInput } from '../../ground/core/keyset.ts';
import { id, isoDate, line } from '../../ground/values/fields.ts';
import { DAY_MS } from '../../ground/values/time.ts';

/** How long administrators can download the data of a request for a copy. */
export const EXPORT_DAYS = 7;

export const DataRequestKind = z.enum(['erasure', 'export']);
export type DataRequestKind = z.infer<typeof DataRequestKind>;

export const DataRequestStatus = z.enum(['waiting', 'done', 'declined']);
export type DataRequestStatus = z.infer<typeof DataRequestStatus>;

/** How the person asked. */
export const DataRequestChannel = z.enum(['letter', 'email', 'phone', 'in_person']);

/** Whose data it is. */
export const DataSubject = z.object({ type: z.enum(['member', 'applicant']), id });
export type DataSubject = z.infer<typeof DataSubject>;

/** A day of the last year; that of the easternmost time zone may be tomorrow in UTC. */
const ReceivedOn = z.iso
  .date({ error: 'Enter a date', abort: true })
  .refine((day) => Date.parse(day) < Date.now() + DAY_MS, 'Enter a day that is not in the future')
  .refine((day) => Date.parse(day) > Date.now() - 366 * DAY_MS, 'Enter a day of the last year');

export const CreateDataRequestInput = z.object({
  kind: DataRequestKind,
  subject: DataSubject,
  channel: DataRequestChannel,
  receivedOn: ReceivedOn,
  /** What makes the administrator sure that the person asked; another one judges it. */
  reason: line(1_000, 'Write how you know that this person asked'),
  /** Deletes the posts and comments of a member, too; without effect on other requests. */
  alsoPublished: z.boolean().default(false),
});
export type CreateDataRequestInput = z.infer<typeof CreateDataRequestInput>;

export const DataRequestRef = z.object({ id });
export type DataRequestRef = z.infer<typeof DataRequestRef>;

export const DecideDataRequestInput = z.object({ id, decision: z.enum(['confirm', 'decline']) });
export type DecideDataRequestInput = z.infer<typeof DecideDataRequestInput>;

export const ListDataRequestsInput = PageInput.extend({ status: DataRequestStatus.default('waiting') });
export type ListDataRequestsInput = z.infer<typeof ListDataRequestsInput>;

/** Rows that an erasure leaves, under the name of a former member. */
export const Retained = z.object({
  posts: z.int(),
  comments: z.int(),
  reviews: z.int(),
  messages: z.int(),
  referrals: z.int(),
  orders: z.int(),
  businesses: z.int(),
});
export type Retained = z.infer<typeof Retained>;

const administrator = z.object({ id, name: z.string() }).nullable();

export const DataRequest = z.object({
  id,
  kind: DataRequestKind,
  subject: DataSubject,
  /** Null once the person is erased. */
  person: z.object({ name: z.string(), email: z.string() }).nullable(),
  channel: DataRequestChannel,
  receivedOn: z.iso.date(),
  /** The law gives a month for the answer. */
  dueOn: z.iso.date(),
  /** Null once the person is erased. */
  reason: z.string().nullable(),
  /** The posts and comments of the member are deleted, too. */
  alsoPublished: z.boolean(),
  status: DataRequestStatus,
  /** Null when they have left. */
  requestedBy: administrator,
  /** Null when they have left, and for people who erased themselves meanwhile. */
  decidedBy: administrator,
  createdAt: isoDate,
  decidedAt: isoDate.nullable(),
  /** What an erasure left of a member; null before it, and for people who erased themselves. */
  retained: Retained.nullable(),
  can: z.object({ confirm: z.boolean(), decline: z.boolean(), download: z.boolean() }),
});
export type DataRequest = z.infer<typeof DataRequest>;

export const DataRequestPage = z.object({ items: z.array(DataRequest), nextCursor: z.string().nullable() });
export type DataRequestPage = z.infer<typeof DataRequestPage>;
