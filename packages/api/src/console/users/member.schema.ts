import { MembershipDay } from '../../ground/values/membership-day.schema.ts';
import { z } from 'zod';
import { email, id, isoDate, optionalName, text } from '../../ground/values/fields.ts';
import { ExpectedFields } from '../../ground/values/expected-fields.schema.ts';
import { ProfileDetails, ProfileFields } from '../../people/profile/profile.schema.ts';
import { AdminUser } from './users.schema.ts';

export const MemberRef = z.object({ id });
export type MemberRef = z.infer<typeof MemberRef>;

export const ChangeAddressInput = z.object({ id, email });
export type ChangeAddressInput = z.infer<typeof ChangeAddressInput>;

const blankAsNull = (value: string) => value || null;

/** What administrators change of a member. Any other field of an input is dropped. */
export const UpdateMemberInput = ProfileFields.extend({
  id,
  /** Only of a member who has not joined yet; that of the others is changed by itself. */
  email: email.optional(),
  membershipNumber: optionalName(40).transform(blankAsNull).nullish(),
  membershipStartsOn: MembershipDay.nullish(),
  membershipExpiresOn: MembershipDay.nullish(),
  adminNotes: text(4_000).trim().transform(blankAsNull).nullish(),
  /** The fields as the editor found them, lists separated by commas: what someone else changed meanwhile is refused. */
  expected: ExpectedFields,
});
export type UpdateMemberInput = z.infer<typeof UpdateMemberInput>;

/** A member as administrators see them. */
export const AdminMember = AdminUser.extend(ProfileDetails.shape).extend({
  emailVerifiedAt: isoDate.nullable(),
  adminNotes: z.string().nullable(),
  /** What a mail server said that refused the address for good; null: none did. */
  emailBounce: z.string().nullable(),
  /** The membership ended so long ago that the member only reads. */
  isLapsed: z.boolean(),
  hasSecondFactor: z.boolean(),
  /** Which email can be sent again; null: they have signed in and confirmed their address. */
  resendable: z.enum(['invitation', 'confirmation']).nullable(),
});
export type AdminMember = z.infer<typeof AdminMember>;

export const AdminMemberPage = z.object({ items: z.array(AdminMember), nextCursor: z.string().nullable() });
export type AdminMemberPage = z.infer<typeof AdminMemberPage>;

export const SentMail = z.object({ id, sent: z.enum(['invitation', 'confirmation']) });
export type SentMail = z.infer<typeof SentMail>;
