import { z } from 'zod';
import { email, name } from '../../../ground/values/fields.ts';
import { cellList, cellName, cellText } from '../cells.schema.ts';
import { ImportedDay } from './imported-day.schema.ts';

const NAME_MAX = 100;

/** A full name in one cell is split at its last space. */
function splitFullName(fields: Record<string, string>): Record<string, string> {
  const { fullName, ...rest } = fields;
  if (fullName === undefined) return rest;
  const at = fullName.lastIndexOf(' ');
  return { firstName: fullName.slice(0, Math.max(at, 0)), lastName: fullName.slice(at + 1), ...rest };
}

/** One row of a file as a member: the bounds of the profile. */
export const ImportedMember = z.preprocess(
  splitFullName,
  z.object({
    email,
    firstName: name(NAME_MAX, 'Missing'),
    lastName: name(NAME_MAX, 'Missing'),
    company: cellName(120),
    jobTitle: cellName(120),
    industry: cellName(120),
    location: cellName(120),
    phoneNumber: cellText(32),
    skills: cellList,
    servicesOffered: cellText(2_000),
    lookingFor: cellText(2_000),
    bio: cellText(2_000),
    membershipNumber: cellName(40),
    membershipExpiresOn: ImportedDay.nullable().default(null),
    adminNotes: cellText(4_000),
  }),
);
export type ImportedMember = z.infer<typeof ImportedMember>;
