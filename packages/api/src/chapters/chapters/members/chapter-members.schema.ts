import { z } from 'zod';
import { id, isoDate, name, text } from '../../../ground/values/fields.ts';
import { PageInput } from '../../../ground/core/keyset.ts';
import { ChapterRole } from '../../../ground/values/chapter-role.schema.ts';
import { Person } from '../../../ground/values/person.schema.ts';

export const ANSWER_MAX = 1_000;
export const SEAT_MAX = 80;

/** 'refused': their request; 'removed': by a leader, so only an invitation brings them back. */
export const MembershipState = z.enum(['requested', 'invited', 'active', 'left', 'refused', 'removed']);
export type MembershipState = z.infer<typeof MembershipState>;

const slug = z.string().max(120);

/** A trade as members write it. */
export const seat = text(SEAT_MAX).trim();

export const ListChapterMembersInput = PageInput.extend({ slug });
export type ListChapterMembersInput = z.infer<typeof ListChapterMembersInput>;

/** A member of a chapter, since when, and the trade whose seat is theirs. */
export const ChapterMember = z.object({
  person: Person,
  role: ChapterRole,
  seat: z.string().nullable(),
  joinedAt: isoDate,
});
export type ChapterMember = z.infer<typeof ChapterMember>;

export const ChapterMemberPage = z.object({
  items: z.array(ChapterMember),
  nextCursor: z.string().nullable(),
});
export type ChapterMemberPage = z.infer<typeof ChapterMemberPage>;

/** Who has asked to join, or is invited, the first first. */
export const ListChapterRequestsInput = PageInput.extend({ slug, state: z.enum(['requested', 'invited']) });
export type ListChapterRequestsInput = z.infer<typeof ListChapterRequestsInput>;

export const ChapterRequest = z.object({
  person: Person,
  answer: z.string().nullable(),
  seat: z.string().nullable(),
  createdAt: isoDate,
});

export const ChapterRequestPage = z.object({
  items: z.array(ChapterRequest),
  nextCursor: z.string().nullable(),
});
export type ChapterRequestPage = z.infer<typeof ChapterRequestPage>;

/** Joins, or asks to, as the chapter has it; accepts an invitation. */
export const JoinChapterInput = z.object({
  slug,
  answer: text(ANSWER_MAX).trim().default(''),
  /** Where each trade has one seat. */
  seat: seat.default(''),
});
export type JoinChapterInput = z.infer<typeof JoinChapterInput>;

export const WithdrawFromChapterInput = z.object({
  slug,
  /** Of an invitation: refuse every later one, too. */
  never: z.boolean().default(false),
});
export type WithdrawFromChapterInput = z.infer<typeof WithdrawFromChapterInput>;

export const InviteToChapterInput = z.object({ slug, username: name(80, 'Enter a username') });
export type InviteToChapterInput = z.infer<typeof InviteToChapterInput>;

export const ChapterMemberRef = z.object({ slug, userId: id });
export type ChapterMemberRef = z.infer<typeof ChapterMemberRef>;

export const DecideRequestInput = ChapterMemberRef.extend({ approve: z.boolean() });
export type DecideRequestInput = z.infer<typeof DecideRequestInput>;

export const SetChapterRoleInput = ChapterMemberRef.extend({ role: ChapterRole });
export type SetChapterRoleInput = z.infer<typeof SetChapterRoleInput>;

/** Where a member stands with a chapter now. */
export const ChapterMembership = z.object({
  userId: id,
  role: ChapterRole,
  state: MembershipState.nullable(),
});
export type ChapterMembership = z.infer<typeof ChapterMembership>;
