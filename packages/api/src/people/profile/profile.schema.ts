import { z } from 'zod';
import {
  expectedVersion,
  id,
  isoDate,
  lastName,
  name,
  optionalName,
  phoneNumber,
  text,
  textList,
  webUrl,
} from '../../ground/values/fields.ts';

/** The fields a member may edit. Any other field of an input is dropped. */
export const ProfileFields = z.object({
  firstName: name(100, 'Enter your first name').optional(),
  lastName: lastName.optional(),
  jobTitle: optionalName(120).nullish(),
  company: optionalName(120).nullish(),
  industry: optionalName(120).nullish(),
  location: optionalName(120).nullish(),
  phoneNumber: phoneNumber.nullish(),
  bio: text(2_000).nullish(),
  linkedinUrl: webUrl.nullish(),
  website: webUrl.nullish(),
  websiteUrl: webUrl.nullish(),
  professionalSummary: text(2_000).nullish(),
  skills: textList().optional(),
  interests: textList().optional(),
  lookingFor: text(2_000).nullish(),
  servicesOffered: text(2_000).nullish(),
  targetAudience: text(2_000).nullish(),
  preferredConnectionTypes: textList().optional(),
  availabilityForMeetings: text(500).nullish(),
  communicationPreferences: textList().optional(),
});
export type ProfileFields = z.infer<typeof ProfileFields>;

/** Absent fields stay unchanged. */
export const UpdateProfileInput = ProfileFields.extend({ expectedVersion });
export type UpdateProfileInput = z.infer<typeof UpdateProfileInput>;

export const ProfileRef = z.object({ username: z.string().min(1).max(60) });
export type ProfileRef = z.infer<typeof ProfileRef>;

const words = z.string().nullable();
const list = z.array(z.string());

/** Whom a member shows their email address or phone number to. */
export const Audience = z.enum(['everyone', 'members', 'connections', 'nobody']);
export type Audience = z.infer<typeof Audience>;

/** The public profile. Email and phone are null when the member does not show them to the viewer. */
export const PublicProfile = z.object({
  id,
  username: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  email: words,
  phoneNumber: words,
  /** What would show the viewer a contact detail that is hidden from them; null when nothing would. */
  contactRequires: z.enum(['signIn', 'connection']).nullable(),
  jobTitle: words,
  company: words,
  industry: words,
  location: words,
  bio: words,
  professionalSummary: words,
  linkedinUrl: words,
  website: words,
  websiteUrl: words,
  skills: list,
  interests: list,
  lookingFor: words,
  servicesOffered: words,
  targetAudience: words,
  preferredConnectionTypes: list,
  /** Path of the 192 px picture, or null: show initials. */
  avatar: words,
  connectionCount: z.int(),
  createdAt: isoDate,
});
export type PublicProfile = z.infer<typeof PublicProfile>;

/** The viewer's own profile. */
export const CurrentUser = PublicProfile.omit({ contactRequires: true }).extend({
  email: z.string(),
  role: z.enum(['user', 'admin']),
  /** Whether navigation shows the console; the role decides what they may do there. */
  showsAdminLink: z.boolean(),
  isActive: z.boolean(),
  availabilityForMeetings: words,
  communicationPreferences: list,
  profileCompleted: z.boolean(),
  /** Whole percent of the eight profile fields that are filled. */
  profileCompletion: z.int().min(0).max(100),
  isEmailConfirmed: z.boolean(),
  emailAudience: Audience,
  phoneAudience: Audience,
  version: z.int(),
});
export type CurrentUser = z.infer<typeof CurrentUser>;
