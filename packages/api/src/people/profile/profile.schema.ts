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
import { recordOf } from '../../ground/values/record-of.ts';
import { TextLanguage } from '../../ground/values/rich-text.schema.ts';

// The fields of a profile, as they are typed in. Columns, forms, the export and the console follow these lists.
const Names = z.object({
  firstName: name(100, 'Enter your first name').optional(),
  lastName: lastName.optional(),
});
const Texts = z.object({
  jobTitle: optionalName(120).nullish(),
  company: optionalName(120).nullish(),
  industry: optionalName(120).nullish(),
  location: optionalName(120).nullish(),
  phoneNumber: phoneNumber.nullish(),
  bio: text(2_000).nullish(),
  linkedinUrl: webUrl.nullish(),
  website: webUrl.nullish(),
  websiteUrl: webUrl.nullish(),
  /** Where others book a call with the member. */
  bookingUrl: webUrl.nullish(),
  professionalSummary: text(2_000).nullish(),
  lookingFor: text(2_000).nullish(),
  servicesOffered: text(2_000).nullish(),
  targetAudience: text(2_000).nullish(),
});
const Lists = z.object({
  skills: textList().optional(),
  interests: textList().optional(),
  /** That the member speaks. */
  languages: textList(20).optional(),
  preferredConnectionTypes: textList().optional(),
});
/** Only the member and administrators see these. */
const OwnTexts = z.object({ availabilityForMeetings: text(500).nullish() });
const OwnLists = z.object({ communicationPreferences: textList().optional() });

const Public = z.object({ ...Names.shape, ...Texts.shape, ...Lists.shape });

/** The fields a member may edit. Any other field of an input is dropped. */
export const ProfileFields = z.object({ ...Public.shape, ...OwnTexts.shape, ...OwnLists.shape });
export type ProfileFields = z.infer<typeof ProfileFields>;

export const PROFILE_FIELDS = ProfileFields.keyof().options;
export const PUBLIC_FIELDS = Public.keyof().options;
export const TEXT_FIELDS = [...Texts.keyof().options, ...OwnTexts.keyof().options];
export const LIST_FIELDS = [...Lists.keyof().options, ...OwnLists.keyof().options];

/** Absent fields stay unchanged. */
export const UpdateProfileInput = ProfileFields.extend({ expectedVersion });
export type UpdateProfileInput = z.infer<typeof UpdateProfileInput>;

export const ProfileRef = z.object({ username: z.string().min(1).max(60) });
export type ProfileRef = z.infer<typeof ProfileRef>;

const words = z.string().nullable();
const list = z.array(z.string());

// What is stored is not checked again.
const publicDetails = {
  ...recordOf(Names.keyof().options, () => z.string()),
  ...recordOf(Texts.keyof().options, () => words),
  ...recordOf(Lists.keyof().options, () => list),
};
const ownDetails = {
  ...recordOf(OwnTexts.keyof().options, () => words),
  ...recordOf(OwnLists.keyof().options, () => list),
};

/** Every field of a profile, as the member and administrators see it. */
export const ProfileDetails = z.object({ ...publicDetails, ...ownDetails });

/** Whom a member shows their email address or phone number to. */
export const Audience = z.enum(['everyone', 'members', 'connections', 'nobody']);
export type Audience = z.infer<typeof Audience>;

/** The public profile. Email and phone are null when the member does not show them to the viewer. */
export const PublicProfile = z.object({
  id,
  username: z.string(),
  ...publicDetails,
  email: words,
  /** What would show the viewer a contact detail that is hidden from them; null when nothing would. */
  contactRequires: z.enum(['signIn', 'connection']).nullable(),
  /** Path of the 192 px picture, or null: show initials. */
  avatar: words,
  connectionCount: z.int(),
  createdAt: isoDate,
  /** Of what they write about themselves. */
  lang: TextLanguage,
  /** Whether search engines may list the profile. */
  searchEngines: z.boolean(),
});
export type PublicProfile = z.infer<typeof PublicProfile>;

/** The viewer's own profile. */
export const CurrentUser = PublicProfile.omit({ contactRequires: true }).extend({
  email: z.string(),
  role: z.enum(['user', 'admin']),
  /** Whether navigation shows the console; the role decides what they may do there. */
  showsAdminLink: z.boolean(),
  /** What the viewer may do in the console: each a `Permission`, whose list every page would have to load. */
  permissions: z.array(z.string()),
  /** When their roles take a second factor, where this session began without one: from then on, they may do nothing. */
  secondFactorBy: z.string().nullable(),
  isActive: z.boolean(),
  /** The language they chose to read, as a tag; null: as the browser asks. */
  locale: z.string().nullable(),
  /** The languages of which the feed shows posts, beside those that are unknown; null: all. */
  readLanguages: z.array(z.string()).nullable(),
  ...ownDetails,
  profileCompleted: z.boolean(),
  /** Whole percent of the eight profile fields that are filled. */
  profileCompletion: z.int().min(0).max(100),
  isEmailConfirmed: z.boolean(),
  /** The membership that has ended; null for one that has not, and for administrators, whose never does. */
  endedMembership: z
    .object({
      /** Its last day, and the first on which the member cannot publish. */
      endedOn: z.string(),
      readOnlyFrom: z.string(),
      isReadOnly: z.boolean(),
    })
    .nullable(),
  emailAudience: Audience,
  phoneAudience: Audience,
  version: z.int(),
});
export type CurrentUser = z.infer<typeof CurrentUser>;
