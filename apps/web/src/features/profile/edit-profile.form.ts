import { ProfileFields } from '@guildhall/api/people/profile/profile.schema';
import type { FormErrors } from '@mantine/form';
import type { CurrentUser } from '../../lib/useViewer.ts';
import { validateWith } from '../../lib/validate-with.ts';

const validate = validateWith(ProfileFields);

export type ProfileFormValues = ReturnType<typeof toFormValues>;
export type ProfileField = keyof ProfileFormValues;

type Stored = keyof ProfileFields;

/** A profile as form values: lists are comma-separated text. */
export function toFormValues(member: Pick<CurrentUser, Stored>) {
  return {
    firstName: member.firstName,
    lastName: member.lastName,
    jobTitle: member.jobTitle ?? '',
    company: member.company ?? '',
    industry: member.industry ?? '',
    location: member.location ?? '',
    phoneNumber: member.phoneNumber ?? '',
    bio: member.bio ?? '',
    linkedinUrl: member.linkedinUrl ?? '',
    website: member.website ?? '',
    websiteUrl: member.websiteUrl ?? '',
    professionalSummary: member.professionalSummary ?? '',
    lookingFor: member.lookingFor ?? '',
    servicesOffered: member.servicesOffered ?? '',
    targetAudience: member.targetAudience ?? '',
    availabilityForMeetings: member.availabilityForMeetings ?? '',
    skills: member.skills.join(', '),
    interests: member.interests.join(', '),
    preferredConnectionTypes: member.preferredConnectionTypes.join(', '),
    communicationPreferences: member.communicationPreferences.join(', '),
  };
}

/** The input of the API, which drops duplicates in lists. */
export function toProfileFields(values: ProfileFormValues): ProfileFields {
  return {
    ...values,
    skills: splitCommas(values.skills),
    interests: splitCommas(values.interests),
    preferredConnectionTypes: splitCommas(values.preferredConnectionTypes),
    communicationPreferences: splitCommas(values.communicationPreferences),
  };
}

const splitCommas = (text: string): string[] =>
  text
    .split(',')
    .map((item) => item.trim())
    .filter((item) => item !== '');

/** Field errors by name. */
export const validateProfile = (values: ProfileFormValues): FormErrors => validate(toProfileFields(values));
