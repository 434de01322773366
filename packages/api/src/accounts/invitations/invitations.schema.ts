import { z } from 'zod';
import { email, id, isoDate, text } from '../../ground/values/fields.ts';
import { PageInput } from '../../ground/core/keyset.ts';

export const INVITATION_MAX_DAYS = 365;
export const INVITATION_MAX_USES = 1_000;
/** The bounds of what members may give away. */
export const MEMBER_MAX_DAYS = 30;
export const MEMBER_MAX_USES = 20;
/** Addresses that are invited in one call. */
export const INVITED_AT_ONCE = 200;
/** Retention of an invitation after its end. */
export const ENDED_DAYS = 90;

export const InvitationState = z.enum(['valid', 'used', 'expired', 'revoked']);
export type InvitationState = z.infer<typeof InvitationState>;

/** An invitation, as its sender and administrators see it. */
export const Invitation = z.object({
  id,
  /** The page to join on. */
  /** Empty for auditors, who could join by it. */
  url: z.string(),
  state: InvitationState,
  invitedBy: z.string(),
  /** Null for a link that anyone may use. */
  email: z.string().nullable(),
  note: z.string(),
  skipsQueue: z.boolean(),
  uses: z.int(),
  maxUses: z.int(),
  expiresAt: isoDate,
});
export type Invitation = z.infer<typeof Invitation>;

export const InvitationPage = z.object({ items: z.array(Invitation), nextCursor: z.string().nullable() });
export type InvitationPage = z.infer<typeof InvitationPage>;
export const ListInvitationsInput = PageInput;
export type ListInvitationsInput = z.infer<typeof ListInvitationsInput>;

const days = z.int().min(1).max(INVITATION_MAX_DAYS);
const note = text(200).trim();

export const CreateInvitationInput = z.object({
  maxUses: z.int().min(1).max(INVITATION_MAX_USES),
  days,
  note: note.default(''),
  /** Members' invitations always do. */
  skipsQueue: z.boolean().default(true),
});
export type CreateInvitationInput = z.infer<typeof CreateInvitationInput>;

export const InviteByEmailInput = z.object({
  emails: z
    .array(email)
    .min(1, 'Enter at least one email address')
    .max(INVITED_AT_ONCE)
    .transform((all) => [...new Set(all)]),
  days,
  note: note.default(''),
  skipsQueue: z.boolean().default(true),
});
export type InviteByEmailInput = z.infer<typeof InviteByEmailInput>;

/** What became of each address. */
export const InvitedByEmail = z.object({
  invited: z.array(z.string()),
  /** Already members, or imported and waiting for their own invitation. */
  members: z.array(z.string()),
  /** Hold a valid invitation, which can be sent again. */
  pending: z.array(z.string()),
});
export type InvitedByEmail = z.infer<typeof InvitedByEmail>;

export const InvitationRef = z.object({ id });
export type InvitationRef = z.infer<typeof InvitationRef>;

export const InvitationCode = z.string().min(1).max(100);
export const InvitationLink = z.object({ code: InvitationCode });
export type InvitationLink = z.infer<typeof InvitationLink>;

/** What someone with the link sees. */
export const OpenedInvitation = Invitation.pick({
  state: true,
  email: true,
  skipsQueue: true,
}).extend({
  /** Null while nothing of the member is public. */
  invitedBy: z.string().nullable(),
});
export type OpenedInvitation = z.infer<typeof OpenedInvitation>;
