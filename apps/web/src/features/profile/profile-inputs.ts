import { PROFILE_FIELDS } from '@guildhall/api/people/profile/profile.schema';
import type { ProfileField } from './edit-profile.form.ts';

export type ProfileInput = {
  group: 'about' | 'matching' | 'contact';
  as: 'line' | 'lines' | 'phone' | 'url' | 'industry';
  /** Two beside each other, where there is room. */
  isHalf?: true;
  isRequired?: true;
  /** In the member's own form. */
  autoComplete?: string;
};

/** The input of each field of a profile, in the order of the forms. */
export const PROFILE_INPUTS: Record<ProfileField, ProfileInput> = {
  firstName: { group: 'about', as: 'line', isHalf: true, isRequired: true, autoComplete: 'given-name' },
  lastName: { group: 'about', as: 'line', isHalf: true, autoComplete: 'family-name' },
  jobTitle: { group: 'about', as: 'line', isHalf: true, autoComplete: 'organization-title' },
  company: { group: 'about', as: 'line', isHalf: true, autoComplete: 'organization' },
  industry: { group: 'about', as: 'industry', isHalf: true },
  location: { group: 'about', as: 'line', isHalf: true, autoComplete: 'address-level2' },
  languages: { group: 'about', as: 'line' },
  bio: { group: 'about', as: 'lines' },
  professionalSummary: { group: 'about', as: 'lines' },
  lookingFor: { group: 'matching', as: 'lines' },
  servicesOffered: { group: 'matching', as: 'lines' },
  skills: { group: 'matching', as: 'line' },
  interests: { group: 'matching', as: 'line' },
  targetAudience: { group: 'matching', as: 'lines' },
  preferredConnectionTypes: { group: 'matching', as: 'line' },
  phoneNumber: { group: 'contact', as: 'phone', isHalf: true, autoComplete: 'tel' },
  linkedinUrl: { group: 'contact', as: 'url', isHalf: true },
  websiteUrl: { group: 'contact', as: 'url', isHalf: true, autoComplete: 'url' },
  website: { group: 'contact', as: 'url', isHalf: true },
  bookingUrl: { group: 'contact', as: 'url' },
  availabilityForMeetings: { group: 'contact', as: 'line' },
  communicationPreferences: { group: 'contact', as: 'line' },
};

const ORDER = Object.keys(PROFILE_INPUTS);

/** The fields in the order of the forms. */
export const FORM_FIELDS = PROFILE_FIELDS.toSorted((one, other) => ORDER.indexOf(one) - ORDER.indexOf(other));
