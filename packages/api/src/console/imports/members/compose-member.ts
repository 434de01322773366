import { formatsOf } from '../../../ground/settings/formats.schema.ts';
import { MembershipDay } from '../../../ground/values/membership-day.schema.ts';
import { readDay } from '../cells/written-day.schema.ts';
import { isFamilyFirst } from '../guess-mapping.ts';
import { type Compose, type Fields, type ImportedFile, columnOf } from '../judge-row.ts';
import { isBusinessName } from '../names/business-names.ts';
import { type SplitName, splitName, tidyNames } from '../names/split-name.ts';

/** A member of what several columns say: names without titles and capitals, and since when they are one. */
export const composeMember: Compose = (fields, file, notes) => {
  const {
    companyAndPerson: _both,
    firstName,
    nameParticle,
    lastName,
    fullName,
    membershipStartsOn,
    ...rest
  } = {
    ...fields,
    ...companyAndPersonOf(fields.companyAndPerson),
  };
  const { column, names } = nameOf(
    { ...(firstName && { firstName }), ...(lastName && { lastName }), ...(fullName && { fullName }) },
    nameParticle,
    file,
  );
  if (names.titles.length > 0) notes.push(`${column}: “${names.titles.join(' ')}” is left out`);
  if (names.isGuessed) notes.push(`${column}: read as ${names.firstName} | ${names.lastName}`);
  if (isBusinessName(`${names.firstName} ${names.lastName}`))
    notes.push(`${column}: this may be a business or a family, not a person`);
  const day = membershipStartsOn && startOf(membershipStartsOn, file, notes);
  return {
    ...rest,
    ...(day && { membershipStartsOn: day }),
    firstName: names.firstName,
    lastName: names.lastName,
  };
};

type FoundName = { column: string; names: SplitName & { isGuessed?: boolean } };

function nameOf(given: Fields, particle: string | undefined, file: ImportedFile): FoundName {
  const { mapping, options, place } = file;
  const { firstName = '', lastName = '', fullName } = given;
  const both = mapping.firstName !== undefined && mapping.lastName !== undefined;
  // A column of full names beside both others is for rows that have neither; one of the three alone holds full names.
  const whole =
    both && (firstName || lastName) ? undefined : (fullName ?? (both ? undefined : firstName || lastName));
  const isOfOne = fullName === undefined && mapping.firstName === undefined;
  const column = columnOf(
    file,
    fullName !== undefined && whole ? 'fullName' : isOfOne ? 'lastName' : 'firstName',
  );
  if (whole && isBusinessName(whole))
    return { column, names: { firstName: whole, lastName: '', titles: [] } };
  if (whole) {
    const order = options.nameOrder ?? (isFamilyFirst(column) ? 'family' : 'given');
    return { column, names: splitName(whole, order, place.region) };
  }
  if (lastName === '' && /\S\s+\S/.test(firstName)) {
    const names = splitName(firstName, 'given', place.region);
    return { column, names: { ...names, isGuessed: names.lastName !== '' } };
  }
  const family = particle === undefined ? lastName : `${particle} ${lastName}`.trim();
  return { column, names: tidyNames(firstName, family, place.region) };
}

/** "Bakery Smith Ltd / Ann Smith", or in two lines: the part that is no name of a business is the person. */
function companyAndPersonOf(text: string | undefined): Fields {
  const parts = text?.split(/\s*[\r\n]+\s*|\s+[/|]\s+|\s+[–-]\s+/).filter(Boolean) ?? [];
  const [first, second] = parts;
  if (first === undefined) return {};
  if (second === undefined) return isBusinessName(first) ? { company: first } : { fullName: first };
  const isTurned = isBusinessName(second) && !isBusinessName(first);
  return isTurned ? { company: second, fullName: first } : { company: first, fullName: second };
}

function startOf(text: string, file: ImportedFile, notes: string[]): string | undefined {
  const latest = new Date().getUTCFullYear() + 1;
  const [date, other] = readDay(text, { isDayFirst: file.isDayFirst, part: 'first', latest });
  const { data } = MembershipDay.safeParse(date);
  const column = columnOf(file, 'membershipStartsOn');
  const { longDate } = formatsOf({ currency: '', dateLocale: file.place.dateLocale ?? '' });
  if (date !== undefined && other !== undefined)
    notes.push(`${column}: “${text}” could be ${longDate(date)} or ${longDate(other)}, and is left out`);
  else if (data === undefined) notes.push(`${column}: “${text}” is no date, and is left out`);
  else if (/^\d{4}\D*$/.test(text)) notes.push(`${column}: ${text} is read as ${longDate(data)}`);
  return other === undefined ? data : undefined;
}
