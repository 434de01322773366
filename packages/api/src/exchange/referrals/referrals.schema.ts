import { z } from 'zod';
import { MatchPart, MatchPercentage, MatchStrength } from '../../discovery/readings/match.schema.ts';
import { id, isoDate, textOrNull } from '../../ground/values/fields.ts';

export const REFERRAL_MESSAGE_MAX = 1_000;
/** Whole units of the currency. */
export const REFERRAL_VALUE_MAX = 1_000_000_000;

export const ReferralStatus = z.enum([
  'pending',
  'accepted',
  'declined',
  'withdrawn',
  'expired',
  'completed',
]);
export type ReferralStatus = z.infer<typeof ReferralStatus>;

/** The CRM sync status; 'disabled' when no CRM is connected. */
export const AutomationStatus = z.enum(['disabled', 'queued', 'sent', 'failed']);
export type AutomationStatus = z.infer<typeof AutomationStatus>;

/** A member to whom the viewer may offer an introduction. */
export const ReferralMatch = z.object({
  id,
  username: z.string(),
  name: z.string(),
  avatar: z.string().nullable(),
  title: z.string().nullable(),
  company: z.string().nullable(),
  location: z.string().nullable(),
  industry: z.string().nullable(),
  matchScore: MatchPercentage,
  strength: MatchStrength,
  matchReasons: z.array(z.string()),
  matchParts: z.array(MatchPart),
  lookingFor: z.string().nullable(),
  servicesOffered: z.string().nullable(),
  mutualConnections: z.int().min(0),
  linkedinUrl: z.string().nullable(),
  canRefer: z.boolean(),
  /** Why not, in a sentence for the tooltip; null when canRefer is true. */
  canReferReason: z.string().nullable(),
});
export type ReferralMatch = z.infer<typeof ReferralMatch>;
/** At most twenty, best first. */
export const ReferralMatches = z.array(ReferralMatch).max(20);

/** Whether the viewer may refer to one member, for the button on their profile. */
export const ReferralPermissionInput = z.object({ userId: id });
export type ReferralPermissionInput = z.infer<typeof ReferralPermissionInput>;
export const ReferralPermission = ReferralMatch.pick({ canRefer: true, canReferReason: true });
export type ReferralPermission = z.infer<typeof ReferralPermission>;

export const ReferralPerson = z.object({
  id,
  username: z.string(),
  name: z.string(),
  avatar: z.string().nullable(),
  title: z.string().nullable(),
  company: z.string().nullable(),
});
export type ReferralPerson = z.infer<typeof ReferralPerson>;

/** A referral as one of its two or three members sees it. */
export const PendingReferral = z.object({
  id,
  status: ReferralStatus,
  ghlStatus: AutomationStatus,
  createdAt: isoDate,
  /** When a pending referral expires. */
  expiresAt: isoDate,
  completedAt: isoDate.nullable(),
  message: z.string().nullable(),
  /** The target's thanks for a completed referral. */
  thanks: z.string().nullable(),
  /** What it was worth to the target; null for a referrer to whom they do not show it. */
  value: z.int().nullable(),
  /** 'sent' by the viewer, or 'received' as target or referee. */
  direction: z.enum(['sent', 'received']),
  role: z.enum(['referrer', 'target', 'referee']),
  referrer: ReferralPerson,
  /** The member who is introduced; the referrer when they introduce themselves. */
  referee: ReferralPerson,
  /** The target. */
  target: ReferralPerson,
  /** Someone other than the referrer is introduced, so both sides must accept. */
  isIntroduction: z.boolean(),
  /** Who has accepted so far. */
  accepted: z.object({ target: z.boolean(), referee: z.boolean() }),
  /** What the viewer may do now. */
  can: z.object({
    accept: z.boolean(),
    decline: z.boolean(),
    withdraw: z.boolean(),
    complete: z.boolean(),
  }),
});
export type PendingReferral = z.infer<typeof PendingReferral>;
/** Open ones first, then newest first, at most fifty. */
export const PendingReferrals = z.array(PendingReferral).max(50);

/** Whole percent: 100 * successful / sent. */
export const ReferralStats = z.object({ sent: z.int(), successful: z.int(), successRate: z.int() });
export type ReferralStats = z.infer<typeof ReferralStats>;

export const SendReferralInput = z.object({
  targetId: id,
  targetType: z.literal('user'),
  message: textOrNull(REFERRAL_MESSAGE_MAX),
  /** One of the viewer's connections; absent: the viewer introduces themselves. */
  refereeId: id.nullish(),
});
export type SendReferralInput = z.infer<typeof SendReferralInput>;

/** What a completed referral led to. */
export const ReferralOutcome = z.object({
  thanks: textOrNull(REFERRAL_MESSAGE_MAX),
  value: z.int().min(0).max(REFERRAL_VALUE_MAX).nullish(),
  /** Whether the referrer sees the value, too. */
  shared: z.boolean().default(false),
});
export type ReferralOutcome = z.infer<typeof ReferralOutcome>;

export const RespondToReferralInput = z.object({
  id,
  status: z.enum(['accepted', 'declined', 'withdrawn', 'completed']),
  /** Goes with 'completed' alone. */
  outcome: ReferralOutcome.optional(),
});
export type RespondToReferralInput = z.infer<typeof RespondToReferralInput>;

export const ReferralRef = z.object({ id });
export type ReferralRef = z.infer<typeof ReferralRef>;

export const ReferralEvent = z.object({
  id,
  kind: z.enum(['sent', 'status', 'nudged', 'automation']),
  /** One sentence that says what happened. */
  text: z.string(),
  createdAt: isoDate,
  relativeTime: z.string(),
});
export type ReferralEvent = z.infer<typeof ReferralEvent>;

/** Contact details of the other side, shown to target and referee once both have accepted. */
export const ReferralContact = z.object({
  person: ReferralPerson,
  email: z.string().nullable(),
  phoneNumber: z.string().nullable(),
});
export type ReferralContact = z.infer<typeof ReferralContact>;

export const ReferralDetail = z.object({
  referral: PendingReferral,
  /** Oldest first. */
  timeline: z.array(ReferralEvent),
  contact: ReferralContact.nullable(),
});
export type ReferralDetail = z.infer<typeof ReferralDetail>;

/** Two of the viewer's connections who do not know each other: `referee` offers what `target` looks for. */
export const IntroducedPair = z.object({
  target: ReferralPerson,
  referee: ReferralPerson,
  strength: MatchStrength,
  /** Quotes both. */
  reason: z.string(),
});
export type IntroducedPair = z.infer<typeof IntroducedPair>;
/** At most twelve, best first; each member is in two of them at most. */
export const IntroducedPairs = z.array(IntroducedPair).max(12);

/** One of the viewer's connections whom they may introduce to the target. */
export const ListIntroducibleInput = z.object({ targetId: id });
export type ListIntroducibleInput = z.infer<typeof ListIntroducibleInput>;
/** Those whom matching suggests first, each with the reason; then all others, by name. */
export const Introducible = z.array(ReferralPerson.extend({ reason: z.string().nullable() })).max(100);
export type Introducible = z.infer<typeof Introducible>;
