import { z } from 'zod';
import { email, name } from '../core/fields.ts';
import { AcceptedVersions } from '../consents/consents.schema.ts';
import { Audience, CurrentUser, ProfileFields } from '../profile/profile.schema.ts';

export const PASSWORD_MIN = 6;
export const PASSWORD_MAX = 128;

/** Administrators need a longer password than members. */
export const ADMIN_PASSWORD_MIN = 12;
export const SHORT_ADMIN_PASSWORD = `An administrator’s password has at least ${ADMIN_PASSWORD_MIN} characters.`;

/** No trimming and no composition rules: a password is taken exactly as it was typed. */
export const Password = z
  .string()
  .min(PASSWORD_MIN, `String must contain at least ${PASSWORD_MIN} character(s)`)
  .max(PASSWORD_MAX, `String must contain at most ${PASSWORD_MAX} character(s)`)
  .refine(
    (value) => !value.includes('\u0000') && value.isWellFormed(),
    'Contains characters that cannot be used',
  );

/** A password longer than any account allows is simply wrong, so the bound is generous. */
export const LoginInput = z.object({ email, password: z.string().min(1, 'Required').max(4_096) });
export type LoginInput = z.infer<typeof LoginInput>;

export const RegisterInput = ProfileFields.extend({
  email,
  password: Password,
  firstName: name(100, 'Enter your first name'),
  lastName: name(100, 'Enter your last name'),
  /** Shown to members unless chosen otherwise. */
  emailAudience: Audience.optional(),
  phoneAudience: Audience.optional(),
  /** The versions of the community's pages that the dialog names; without them, the member is asked later. */
  accepts: AcceptedVersions.optional(),
});
export type RegisterInput = z.infer<typeof RegisterInput>;

export const MeOutput = CurrentUser.nullable();
export const Done = z.object({ ok: z.literal(true) });
