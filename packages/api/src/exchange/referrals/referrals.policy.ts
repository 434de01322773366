import type { ReferralStatus, RespondToReferralInput } from './referrals.schema.ts';
import { DAY_MS } from '../../ground/values/time.ts';

/** Referrals one member may send within 24 hours. */
export const REFERRALS_PER_DAY = 20;
/** A pending referral ends after this many days. */
export const REFERRAL_DAYS = 30;
/** Cooldown: the same two may have the next referral this many days after one that ended. */
export const PAUSE_DAYS = 30;
/** The target is reminded after these many days. */
export const NUDGE_DAYS = [3, 10] as const;

export type ReferralFacts = {
  isSelf: boolean;
  /** The target exists and is active. */
  isThere: boolean;
  isBlocked: boolean;
  /** The target does not want to be suggested. */
  isOptedOut: boolean;
  /** One from the same referrer to the same target is pending or accepted. */
  hasOpen: boolean;
  /** One of theirs was declined, withdrawn or completed within the cooldown. */
  hasRecent: boolean;
  isCapReached: boolean;
  /** The referrer's profile says neither what they offer nor what they look for. */
  isProfileEmpty: boolean;
};

export type ReferralError = { kind: 'invalid' | 'gone' | 'conflict' | 'cap'; reason: string };

/** Why the referrer cannot refer to the target now; null when they can. */
export function whyNotRefer(facts: ReferralFacts): ReferralError | null {
  if (facts.isSelf) return { kind: 'invalid', reason: 'You cannot refer to yourself' };
  if (!facts.isThere || facts.isBlocked) return { kind: 'gone', reason: 'This member is not available' };
  if (facts.isOptedOut) return conflict('This member isn’t accepting referrals');
  if (facts.hasOpen) return conflict('You have an open referral to this member');
  if (facts.hasRecent)
    return conflict(`Your last referral to this member ended less than ${PAUSE_DAYS} days ago`);
  if (facts.isProfileEmpty)
    return conflict('To refer members, first add what you offer or what you’re looking for to your profile');
  if (facts.isCapReached)
    return { kind: 'cap', reason: `You have sent ${REFERRALS_PER_DAY} referrals in 24 hours` };
  return null;
}

const conflict = (reason: string): ReferralError => ({ kind: 'conflict', reason });

export type ReferralRow = {
  status: ReferralStatus;
  referrerId: number;
  refereeId: number | null;
  targetId: number;
  createdAt: Date;
  targetAcceptedAt: Date | null;
  refereeAcceptedAt: Date | null;
};

export type Role = 'referrer' | 'target' | 'referee';

export function roleOf(viewerId: number, row: Pick<ReferralRow, 'referrerId' | 'targetId'>): Role {
  if (row.referrerId === viewerId) return 'referrer';
  return row.targetId === viewerId ? 'target' : 'referee';
}

/** The two who were brought together see what it was worth; the referrer if the target says so. */
export const seesValue = (
  role: Role,
  { refereeId, outcomeShared }: { refereeId: number | null; outcomeShared: boolean },
): boolean => role !== 'referrer' || refereeId === null || outcomeShared;

export const expiresAt = ({ createdAt }: Pick<ReferralRow, 'createdAt'>): Date =>
  new Date(createdAt.getTime() + REFERRAL_DAYS * DAY_MS);

/** The job that expires old referrals runs daily, so a stale one is shown as expired before. */
export function shownStatus(row: ReferralRow, now: Date): ReferralStatus {
  return row.status === 'pending' && expiresAt(row) <= now ? 'expired' : row.status;
}

export type Abilities = { accept: boolean; decline: boolean; withdraw: boolean; complete: boolean };

/** What the viewer, who takes part in it, may do with a referral now. Only the target can complete it. */
export function abilities(viewerId: number, row: ReferralRow, now: Date): Abilities {
  const status = shownStatus(row, now);
  const role = roleOf(viewerId, row);
  const isAsked = role !== 'referrer';
  return {
    accept: status === 'pending' && isAsked && !hasAccepted(role, row),
    decline: (status === 'pending' || status === 'accepted') && isAsked,
    withdraw: status === 'pending' && role === 'referrer',
    complete: status === 'accepted' && role === 'target',
  };
}

export function hasAccepted(role: Role, row: ReferralRow): boolean {
  if (role === 'referrer') return true;
  return (role === 'target' ? row.targetAcceptedAt : row.refereeAcceptedAt) !== null;
}

export type Verdict = 'allowed' | 'done' | 'otherSide' | 'tooLate';

/** Validates a response: 'done' when it was already given, 'otherSide' when only another side may give it now. */
export function judgeAnswer(
  viewerId: number,
  row: ReferralRow,
  answer: RespondToReferralInput['status'],
  now: Date,
): Verdict {
  const ability = ABILITY_OF[answer];
  if (abilities(viewerId, row, now)[ability]) return 'allowed';
  const role = roleOf(viewerId, row);
  if (answer === 'accepted' && role !== 'referrer' && hasAccepted(role, row) && isOpen(row, now))
    return 'done';
  const giver = { accepted: 'asked', declined: 'asked', withdrawn: 'referrer', completed: 'target' }[answer];
  const isGiver = giver === role || (giver === 'asked' && role !== 'referrer');
  if (answer === row.status) return isGiver ? 'done' : 'tooLate';
  if (isGiver) return 'tooLate';
  const others = [row.referrerId, row.targetId, row.refereeId].filter((id) => id !== null);
  return others.some((id) => abilities(id, row, now)[ability]) ? 'otherSide' : 'tooLate';
}

const isOpen = (row: ReferralRow, now: Date) => ['pending', 'accepted'].includes(shownStatus(row, now));

const ABILITY_OF = {
  accepted: 'accept',
  declined: 'decline',
  withdrawn: 'withdraw',
  completed: 'complete',
} as const satisfies Record<RespondToReferralInput['status'], keyof Abilities>;

/** Both sides of an introduction must accept; a member who introduces themselves has accepted by sending. */
export function isAgreed(row: ReferralRow): boolean {
  return row.targetAcceptedAt !== null && (row.refereeId === null || row.refereeAcceptedAt !== null);
}
