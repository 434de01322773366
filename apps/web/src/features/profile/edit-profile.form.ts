import { ProfileFields } from '@guildhall/api/profile/schema';
import type { FormErrors } from '@mantine/form';
import type { CurrentUser } from '../../app/useViewer.ts';
import { validateWith } from '../../app/validate-with.ts';

const validate = validateWith(ProfileFields);

const TEXTS = [
  'firstName',
  'lastName',
  'jobTitle',
  'company',
  'industry',
  'location',
  'phoneNumber',
  'bio',
  'linkedinUrl',
  'website',
  'websiteUrl',
  'professionalSummary',
  'lookingFor',
  'servicesOffered',
  'targetAudience',
  'availabilityForMeetings',
] as const;

const LISTS = ['skills', 'interests', 'preferredConnectionTypes', 'communicationPreferences'] as const;

export type ProfileField = (typeof TEXTS)[number] | (typeof LISTS)[number];
export type ProfileFormValues = Record<ProfileField, string>;

/** The member's profile as people type it: lists are comma-separated text. */
export function toFormValues(member: CurrentUser): ProfileFormValues {
  const texts = TEXTS.map((name) => [name, member[name] ?? ''] as const);
  const lists = LISTS.map((name) => [name, member[name].join(', ')] as const);
  return Object.fromEntries([...texts, ...lists]) as ProfileFormValues;
}

/** What the API takes; it trims the items of lists and drops blanks and doubles by itself. */
export function toProfileFields(values: ProfileFormValues): ProfileFields {
  const lists = LISTS.map((name) => [name, values[name].split(',')] as const);
  return { ...values, ...(Object.fromEntries(lists) as Record<(typeof LISTS)[number], string[]>) };
}

/** Field errors by name. An item of a list counts for the list's one input. */
export function validateProfile(values: ProfileFormValues): FormErrors {
  const errors = validate(toProfileFields(values));
  return Object.fromEntries(
    Object.entries(errors).map(([path, message]) => [path.split('.')[0] ?? path, message]),
  );
}
