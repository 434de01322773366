import { DAY_MS } from '../../../ground/values/time.ts';
import { z } from 'zod';
import { id, isoDate } from '../../../ground/values/fields.ts';
import { MembershipDay } from '../../../ground/values/membership-day.schema.ts';
import { ListUsersInput, USER_FILTERS } from '../users.schema.ts';

export const BATCH_MAX = 20_000;
/** Members whom an undo left as they are, as far as they are listed. */
export const LEFT_SHOWN = 50;

/** Members by their ids, or all whom a search and a filter show: strict, so that wrong ids do not mean everyone. */
const Members = z.union([
  z.strictObject({ ids: z.array(id).min(1).max(1_000) }),
  z.strictObject({
    search: ListUsersInput.shape.search,
    filter: z.enum(USER_FILTERS),
    missingFrom: ListUsersInput.shape.missingFrom,
  }),
]);
export type Members = z.infer<typeof Members>;

/** A moment of the coming year. */
const StartsAt = isoDate.refine(
  (at) => Date.parse(at) < Date.now() + 366 * DAY_MS,
  'Choose a day within a year',
);

export const StartBatchInput = z.object({
  members: Members,
  action: z.enum(['resend', 'deactivate', 'setExpiry']),
  /** Of 'setExpiry': the new last day; null: the memberships do not end. */
  expiresOn: MembershipDay.nullable().default(null),
  /** Of 'resend': not before this moment; null: right away. */
  startsAt: StartsAt.nullable().default(null),
  /** Of 'resend': how many go out a day; null: all at once. */
  perDay: z.int().min(1).max(10_000).nullable().default(null),
});
export type StartBatchInput = z.infer<typeof StartBatchInput>;

export const MatchingInput = ListUsersInput.pick({ search: true, filter: true, missingFrom: true });
export type MatchingInput = z.infer<typeof MatchingInput>;

export const Matching = z.object({ count: z.int(), isTooMany: z.boolean() });
export type Matching = z.infer<typeof Matching>;

export const BatchRef = z.object({ id });
export type BatchRef = z.infer<typeof BatchRef>;

/** An action of the last 30 days, which may still be undone. */
export const RecentBatches = z.array(
  z.object({
    id,
    action: StartBatchInput.shape.action,
    status: z.enum(['running', 'done', 'undoing', 'undone']),
    createdAt: isoDate,
    members: z.int(),
  }),
);
export type RecentBatches = z.infer<typeof RecentBatches>;

export const MemberBatch = z.object({
  id,
  action: StartBatchInput.shape.action,
  expiresOn: MembershipDay.nullable(),
  status: z.enum(['running', 'done', 'undoing', 'undone']),
  createdAt: isoDate,
  members: z.int(),
  /** Members by what became of them; the rest are pending. 'conflicted': changed since, so not undone. */
  outcomes: z.object({ done: z.int(), skipped: z.int(), undone: z.int(), conflicted: z.int() }),
  /** Pending members whose turn is now; the others wait for their day. */
  due: z.int(),
  /** When the next wave of emails goes out; null: none waits for its day. */
  nextAt: isoDate.nullable(),
  /** Of the conflicted ones the first, by name. */
  leftAsIs: z.array(z.object({ id, name: z.string() })).max(LEFT_SHOWN),
  isUndoable: z.boolean(),
  /** Whether emails that have not gone out can still be held back. */
  isStoppable: z.boolean(),
});
export type MemberBatch = z.infer<typeof MemberBatch>;
