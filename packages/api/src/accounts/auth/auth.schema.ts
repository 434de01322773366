import { z } from 'zod';
import { Password } from '../../ground/security/password.schema.ts';
import { email, lastName, name } from '../../ground/values/fields.ts';
import { AcceptedVersions } from '../../ground/settings/consents.schema.ts';
import { Audience, CurrentUser, ProfileFields } from '../../people/profile/profile.schema.ts';

/** A password longer than any account allows is simply wrong, so the bound is generous. */
export const LoginInput = z.object({ email, password: z.string().min(1, 'Required').max(4_096) });
export type LoginInput = z.infer<typeof LoginInput>;

export const RegisterInput = ProfileFields.extend({
  email,
  password: Password,
  firstName: name(100, 'Enter your first name'),
  lastName: lastName.default(''),
  /** Shown to members unless chosen otherwise. */
  emailAudience: Audience.optional(),
  phoneAudience: Audience.optional(),
  /** The versions of the community's pages that the dialog names; without them, the member is asked later. */
  accepts: AcceptedVersions.optional(),
});
export type RegisterInput = z.infer<typeof RegisterInput>;

export const MeOutput = CurrentUser.nullable();
export const Done = z.object({ ok: z.literal(true) });
