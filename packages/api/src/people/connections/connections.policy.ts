import type { ConnectionStatus, RespondInput } from './connections.schema.ts';
import { DECLINE_DAYS, PENDING_DAYS, WITHDRAWAL_DAYS } from '../recommendations/request-days.policy.ts';
import { DAY_MS } from '../../ground/values/time.ts';

/** New requests one member may send within 24 hours. */
export const REQUESTS_PER_DAY = 20;
/** Pending requests one member may have. */
export const OUTSTANDING_MAX = 100;

export type PairRow = {
  id: number;
  userId: number;
  connectedUserId: number;
  status: ConnectionStatus;
  createdAt: Date;
  endedAt: Date | null;
  declinedAt: Date | null;
};

/** The outcome of a request, given the history of the pair. */
export type RequestStep =
  /** Nothing changes; the existing row is returned. */
  | { kind: 'answer'; row: PairRow }
  /** The other member has a pending request: both want to connect. */
  | { kind: 'accept'; row: PairRow }
  /** A new row, sent to the other member. */
  | { kind: 'create' }
  /** The old row becomes pending again and is sent. */
  | { kind: 'renew'; row: PairRow }
  /** The sender sees a request; the other member, who declined recently, sees nothing. */
  | { kind: 'resurface'; row: PairRow }
  | { kind: 'refuse'; until: Date };

/**
 * Decides on a request of `viewerId`. `rows` are all rows of the pair, newest first; a pending row is no older than
 * PENDING_DAYS.
 */
export function decideRequest(viewerId: number, rows: PairRow[], now: Date): RequestStep {
  const live = rows.find(({ status }) => status === 'pending' || status === 'accepted');
  if (live?.status === 'pending' && live.userId !== viewerId) return { kind: 'accept', row: live };
  if (live) return { kind: 'answer', row: live };

  const theirs = rows.find(({ userId }) => userId !== viewerId);
  if (theirs && isPendingForSender(theirs, now)) return { kind: 'accept', row: theirs };

  const mine = rows.find(({ userId }) => userId === viewerId);
  if (!mine) return { kind: 'create' };
  if (mine.status === 'withdrawn') {
    const until = after(mine.endedAt ?? mine.createdAt, WITHDRAWAL_DAYS);
    if (until > now) return { kind: 'refuse', until };
    return isInCooldown(mine, now) ? { kind: 'resurface', row: mine } : { kind: 'create' };
  }
  if (mine.status !== 'declined') return { kind: 'create' };
  const seesPending = isPendingForSender(mine, now);
  if (isInCooldown(mine, now)) return { kind: seesPending ? 'answer' : 'resurface', row: mine };
  return seesPending ? { kind: 'renew', row: mine } : { kind: 'create' };
}

/** Whether the sender sees the request as pending: declining is silent, so a declined row counts. */
export function isPendingForSender(row: Pick<PairRow, 'status' | 'createdAt'>, now: Date): boolean {
  const open = row.status === 'pending' || row.status === 'declined';
  return open && after(row.createdAt, PENDING_DAYS) > now;
}

/** Whether the receiver declined so recently that another request must not reach them. */
function isInCooldown(row: PairRow, now: Date): boolean {
  const declinedAt = row.declinedAt ?? (row.status === 'declined' ? row.endedAt : null);
  return declinedAt !== null && after(declinedAt, DECLINE_DAYS) > now;
}

/** The status one side is shown: a declined request looks pending to the side that sent it. */
export function shownStatus(viewerId: number, row: Pick<PairRow, 'userId' | 'status'>): ConnectionStatus {
  return row.status === 'declined' && row.userId === viewerId ? 'pending' : row.status;
}

export type Abilities = { accept: boolean; decline: boolean; withdraw: boolean; remove: boolean };

/** What the viewer, one of the two sides, may do with a row now. */
export function abilities(
  viewerId: number,
  row: Pick<PairRow, 'userId' | 'status' | 'createdAt'>,
  now: Date,
): Abilities {
  const isSender = row.userId === viewerId;
  const answerable = !isSender && row.status === 'pending' && isPendingForSender(row, now);
  return {
    accept: answerable,
    decline: answerable,
    withdraw: isSender && isPendingForSender(row, now),
    remove: row.status === 'accepted',
  };
}

export type Verdict = 'allowed' | 'otherSide' | 'tooLate';

/**
 * Validates a response: 'otherSide' when only the other member may give it, 'tooLate' when it is no longer possible.
 */
export function judgeAnswer(
  viewerId: number,
  row: PairRow,
  answer: RespondInput['status'],
  now: Date,
): Verdict {
  const ability = ABILITY_OF[answer];
  if (abilities(viewerId, row, now)[ability]) return 'allowed';
  const isSender = row.userId === viewerId;
  const seen = { ...row, status: shownStatus(viewerId, row) };
  const otherId = isSender ? row.connectedUserId : row.userId;
  return abilities(otherId, seen, now)[ability] ? 'otherSide' : 'tooLate';
}

const ABILITY_OF = {
  accepted: 'accept',
  declined: 'decline',
  withdrawn: 'withdraw',
  removed: 'remove',
} as const satisfies Record<RespondInput['status'], keyof Abilities>;

function after(date: Date, days: number): Date {
  return new Date(date.getTime() + days * DAY_MS);
}
