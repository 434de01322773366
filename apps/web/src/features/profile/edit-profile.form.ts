import { recordOf } from '@guildhall/api/ground/values/record-of';
import { LIST_FIELDS, PROFILE_FIELDS, ProfileFields } from '@guildhall/api/people/profile/profile.schema';
import type { FormErrors } from '@mantine/form';
import type { CurrentUser } from '../../lib/useViewer.ts';
import { validateWith } from '../../lib/validate-with.ts';

/** Where the draft of the form is. */
export const PROFILE_DRAFT = 'profile';

const validate = validateWith(ProfileFields);

export type ProfileField = keyof ProfileFields;
export type ProfileFormValues = Record<ProfileField, string>;

/** A profile as form values: lists are comma-separated text. */
export const toFormValues = (member: Pick<CurrentUser, ProfileField>): ProfileFormValues =>
  recordOf(PROFILE_FIELDS, (field) => {
    const value = member[field];
    return Array.isArray(value) ? value.join(', ') : (value ?? '');
  });

/** The input of the API, which drops duplicates in lists. */
export const toProfileFields = (values: ProfileFormValues): ProfileFields => ({
  ...values,
  ...recordOf(LIST_FIELDS, (field) => splitCommas(values[field])),
});

const splitCommas = (text: string): string[] =>
  text
    .split(/[,،、]/)
    .map((item) => item.trim())
    .filter((item) => item !== '');

/** Field errors by name. */
export const validateProfile = (values: ProfileFormValues): FormErrors => validate(toProfileFields(values));
