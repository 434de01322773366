import { z } from 'zod';
import { AcceptedVersions } from '../../ground/settings/consents.schema.ts';
import { Password } from '../../ground/security/password.schema.ts';
import { email, lastName, name } from '../../ground/values/fields.ts';
import { Audience, ProfileFields } from '../../people/profile/profile.schema.ts';

export const RegisterInput = ProfileFields.extend({
  email,
  password: Password,
  firstName: name(100, 'Required'),
  lastName: lastName.default(''),
  /** Shown to members unless chosen otherwise. */
  emailAudience: Audience.optional(),
  phoneAudience: Audience.optional(),
  /** The versions of the community's pages that the dialog names; without them, the member is asked later. */
  accepts: AcceptedVersions.optional(),
});
export type RegisterInput = z.infer<typeof RegisterInput>;
