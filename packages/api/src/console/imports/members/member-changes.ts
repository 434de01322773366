import type { FieldChange } from '../imports.schema.ts';
import type { ImportedFile } from '../judge-row.ts';
import type { ImportedMember } from './imported-member.schema.ts';

/** The fields that an import writes, which are columns of members. */
const FIELDS = [
  'email',
  'firstName',
  'lastName',
  'company',
  'jobTitle',
  'industry',
  'location',
  'phoneNumber',
  'websiteUrl',
  'skills',
  'servicesOffered',
  'lookingFor',
  'bio',
  'membershipNumber',
  'membershipStartsOn',
  'membershipExpiresOn',
  'adminNotes',
] as const satisfies (keyof ImportedMember)[];

/** What the community says of members; the rest is theirs once they have joined. */
const OF_COMMUNITY = new Set<string>([
  'membershipNumber',
  'membershipStartsOn',
  'membershipExpiresOn',
  'adminNotes',
]);
/** What every member has. */
const NEVER_BLANK = new Set<string>(['email', 'firstName']);

export type MemberValues = Pick<ImportedMember, (typeof FIELDS)[number]> & {
  hasJoined: boolean;
  /** The fields that the member changed; null when any could be theirs. */
  ownFields: string[] | null;
};

const textOf = (value: string | string[] | null): string | null =>
  (Array.isArray(value) ? value.join(', ') : value) || null;

/**
 * What a row changes of a member, and what stays. Blank cells change nothing unless that is asked for. What members who
 * have joined wrote themselves stays, and so does the address with which they sign in.
 * @param given the fields whose cells are not blank
 */
export function changesOf(
  row: ImportedMember,
  given: readonly string[],
  member: MemberValues,
  { mapping, options }: Pick<ImportedFile, 'mapping' | 'options'>,
): FieldChange[] {
  const mapped = columnsOf(mapping);
  return FIELDS.flatMap((field) => {
    const [before, after] = [textOf(member[field]), textOf(row[field])];
    if (!mapped.has(field) || before === after) return [];
    if (!given.includes(field) && (!options.clearsBlank || NEVER_BLANK.has(field))) return [];
    const stays = member.hasJoined ? staysOf(field, before, member.ownFields, options) : undefined;
    return { field, before, after, ...(stays && { stays }) };
  });
}

/** Why the value of a member who has joined stays; undefined when it does not. */
function staysOf(
  field: (typeof FIELDS)[number],
  before: string | null,
  ownFields: string[] | null,
  { replacesOwn }: ImportedFile['options'],
): FieldChange['stays'] {
  if (field === 'email') return 'own';
  if (OF_COMMUNITY.has(field) || before === null || replacesOwn) return undefined;
  if (ownFields === null) return 'unknown';
  return ownFields.includes(field) ? 'own' : undefined;
}

/** The fields of a member that a file has columns of. */
function columnsOf(mapping: ImportedFile['mapping']): Set<string> {
  const fields = new Set<string>(Object.keys(mapping));
  const isWhole = fields.has('fullName') || fields.has('companyAndPerson');
  if (isWhole) fields.add('firstName').add('lastName');
  if (fields.has('companyAndPerson')) fields.add('company');
  return fields;
}

/** Whether nobody has changed again what an import changed. */
export const isUnchangedSince = (member: MemberValues, changes: FieldChange[]): boolean =>
  FIELDS.every((field) => {
    const change = changes.find((one) => one.field === field);
    return !change || textOf(member[field]) === change.after;
  });
