import { z } from 'zod';
import { email, lastName, name, webUrl } from '../../../ground/values/fields.ts';
import { cellList, cellName, cellText, withScheme } from '../cells.schema.ts';
import { ImportedDay } from './imported-day.schema.ts';

const NAME_MAX = 100;
const NO_EMAIL = 'there is no email address';

/** One row of a file as a member: the bounds of the profile. */
export const ImportedMember = z.object({
  email: z.string(NO_EMAIL).pipe(email),
  firstName: name(NAME_MAX, 'there is no name'),
  lastName: lastName.default(''),
  company: cellName(120),
  jobTitle: cellName(120),
  industry: cellName(120),
  location: cellName(120),
  phoneNumber: cellText(32),
  websiteUrl: z.string().transform(withScheme).pipe(webUrl).nullable().default(null),
  skills: cellList,
  servicesOffered: cellText(2_000),
  lookingFor: cellText(2_000),
  bio: cellText(2_000),
  membershipNumber: cellName(40),
  membershipStartsOn: z.string().nullable().default(null),
  membershipExpiresOn: ImportedDay.nullable().default(null),
  adminNotes: cellText(4_000),
});
export type ImportedMember = z.infer<typeof ImportedMember>;
