import type { ProfileField } from './edit-profile.form.ts';

const COMMAS = 'Separated by commas';

/** What the forms say about each field. */
const FIELDS: Record<ProfileField, { label: string; placeholder?: string; description?: string }> = {
  firstName: { label: 'First name' },
  lastName: { label: 'Last name' },
  jobTitle: { label: 'Job title' },
  company: { label: 'Company' },
  industry: { label: 'Industry' },
  location: { label: 'Location' },
  languages: { label: 'Languages', placeholder: 'e.g. English, Portuguese', description: COMMAS },
  bio: { label: 'Bio' },
  professionalSummary: { label: 'Professional summary' },
  lookingFor: { label: 'Looking for', placeholder: 'e.g. a bookkeeper for my bakery' },
  servicesOffered: { label: 'Services offered', placeholder: 'e.g. wedding cakes and bread for cafés' },
  skills: { label: 'Skills', description: COMMAS },
  interests: { label: 'Interests', description: COMMAS },
  targetAudience: { label: 'Target audience' },
  preferredConnectionTypes: { label: 'Preferred connection types', description: COMMAS },
  phoneNumber: { label: 'Phone number' },
  linkedinUrl: { label: 'LinkedIn' },
  websiteUrl: { label: 'Website' },
  website: { label: 'Second website' },
  bookingUrl: {
    label: 'Booking page',
    description: 'Where people book a call with you, such as your Calendly or Cal.com page',
  },
  availabilityForMeetings: { label: 'Availability for meetings' },
  communicationPreferences: { label: 'Communication preferences', description: COMMAS },
};

/** Interface text of the edit-profile dialog. */
export const editProfileMessages = {
  title: 'Edit Profile',
  picture: {
    choose: 'Choose picture',
    saving: 'Saving picture...',
    uploading: 'Uploading your picture',
    remove: 'Remove picture',
    hint: 'PNG, JPEG or WebP',
  },
  groups: { about: 'About you', matching: "What you're matched by", contact: 'How to reach you' },
  fields: FIELDS,
  selectIndustry: 'Select your industry',
  draftKept: { title: 'Draft kept', description: 'What you typed is there when you open this again.' },
  submit: 'Save Changes',
  busy: 'Saving...',
};
