import { z } from 'zod';
import { Proof } from '../../accounts/confirmation/confirmation.schema.ts';
import { Password } from '../../ground/security/password.schema.ts';
import { email, isoDate } from '../../ground/values/fields.ts';
import { Audience } from '../../people/profile/profile.schema.ts';

const GivenPassword = z.string().min(1, 'Required').max(4_096);
const Token = z.string().min(1, 'Required').max(200);

/** How long the links in emails are valid that change a password or an address. */
export const LINK_MINUTES = 30;
/** A link that only confirms an address may be read the next day. */
export const CONFIRM_LINK_HOURS = 24;
/** A member added by an administrator did not request the email, and may read it days later. */
export const WELCOME_LINK_DAYS = 7;

/** What the settings page shows of the account itself. */
export const AccountSettings = z.object({
  email: z.string(),
  emailVerifiedAt: isoDate.nullable(),
  emailAudience: Audience,
  phoneAudience: Audience,
  /** Whether the member is suggested to others. */
  suggestable: z.boolean(),
  /** Whether those who write to the member see that they have read it, and the member the same of them. */
  readReceipts: z.boolean(),
  /** Whether search engines may list the member's profile and posts. */
  searchEngines: z.boolean(),
});
export type AccountSettings = z.infer<typeof AccountSettings>;

/** Where what members write is sent by the way this installation is set up. */
export const DataSharing = z.object({
  /** The host of the embeddings service; null: none. */
  embeddingsHost: z.string().nullable(),
});
export type DataSharing = z.infer<typeof DataSharing>;

export const UpdatePrivacyInput = AccountSettings.pick({
  emailAudience: true,
  phoneAudience: true,
  suggestable: true,
  readReceipts: true,
  searchEngines: true,
}).partial();
export type UpdatePrivacyInput = z.infer<typeof UpdatePrivacyInput>;

export const ChangePasswordInput = z.object({ currentPassword: GivenPassword, newPassword: Password });
export type ChangePasswordInput = z.infer<typeof ChangePasswordInput>;

/** An active session of the member. */
export const AccountSession = z.object({
  /** Identifies the session, but is not its key. */
  id: z.string(),
  isCurrent: z.boolean(),
  createdAt: isoDate,
  lastSeenAt: isoDate,
  /** Time since the last use. */
  relativeTime: z.string(),
  /** Browser and operating system, such as 'Firefox on Linux'. */
  device: z.string(),
  ip: z.string().nullable(),
});
export type AccountSession = z.infer<typeof AccountSession>;
export const AccountSessions = z.array(AccountSession);

export const EndSessionInput = z.object({ id: z.string().min(1).max(128), ...Proof.shape });
export type EndSessionInput = z.infer<typeof EndSessionInput>;
export const EndedSessions = z.object({ ended: z.int().min(0) });
export type EndedSessions = z.infer<typeof EndedSessions>;

export const ForgotPasswordInput = z.object({ email });
export type ForgotPasswordInput = z.infer<typeof ForgotPasswordInput>;

export const ResetPasswordInput = z.object({ token: Token, password: Password });
export type ResetPasswordInput = z.infer<typeof ResetPasswordInput>;

export const ChangeOwnAddressInput = z.object({ email, ...Proof.shape });
export type ChangeOwnAddressInput = z.infer<typeof ChangeOwnAddressInput>;

export const VerifyEmailInput = z.object({ token: Token });
export type VerifyEmailInput = z.infer<typeof VerifyEmailInput>;

export const DeleteAccountInput = z.object({
  ...Proof.shape,
  /** Deletes the posts and comments, too, which stay under the name of a former member otherwise. */
  alsoPublished: z.boolean().default(false),
});
export type DeleteAccountInput = z.infer<typeof DeleteAccountInput>;

/** The personal data export as text files; the REST route zips them. */
export const AccountExport = z.object({
  fileName: z.string(),
  files: z.array(z.object({ name: z.string(), text: z.string() })),
});
export type AccountExport = z.infer<typeof AccountExport>;

export const AccountDone = z.object({ ok: z.literal(true) });
export type AccountDone = z.infer<typeof AccountDone>;

/** Whether the link was an invitation, whose member is signed in now. */
export const ResetPasswordDone = AccountDone.extend({ isSignedIn: z.boolean() });
export type ResetPasswordDone = z.infer<typeof ResetPasswordDone>;
