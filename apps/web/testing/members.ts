import type { CurrentUser } from '../src/lib/useViewer.ts';
import type { Profile } from '../src/features/profile/profile.types.ts';
import { recordOf } from '@guildhall/api/ground/values/record-of';
import { LIST_FIELDS, TEXT_FIELDS } from '@guildhall/api/people/profile/profile.schema';
import { COMMUNITY_DEFAULTS } from '@guildhall/api/ground/settings/community.schema';
import type { Outputs } from '../src/lib/trpc.ts';

/** The fields that a member may leave blank. */
export const BLANK_PROFILE = {
  ...recordOf(TEXT_FIELDS, () => null),
  ...recordOf(LIST_FIELDS, (): string[] => []),
};

/** A public profile with only a name. */
export function profileOf(fields: Partial<Profile> = {}): Profile {
  return {
    id: 7,
    username: 'ana-duarte',
    ...BLANK_PROFILE,
    firstName: 'Ana',
    lastName: 'Duarte',
    email: null,
    contactRequires: null,
    avatar: null,
    connectionCount: 0,
    createdAt: '2026-01-01T00:00:00.000Z',
    searchEngines: true,
    ...fields,
  };
}

/** The same member, signed in. */
export function memberOf(fields: Partial<CurrentUser> = {}): CurrentUser {
  const { contactRequires: _, ...profile } = profileOf();
  return {
    ...BLANK_PROFILE,
    ...profile,
    email: 'ana@example.test',
    role: 'user',
    version: 1,
    isActive: true,
    locale: null,
    readLanguages: null,
    profileCompleted: false,
    profileCompletion: 25,
    showsAdminLink: false,
    permissions: [],
    secondFactorBy: null,
    isEmailConfirmed: true,
    endedMembership: null,
    emailAudience: 'members',
    phoneAudience: 'members',
    ...fields,
  };
}

export function siteOf(fields: Partial<Outputs['site']['config']> = {}): Outputs['site']['config'] {
  return {
    publicOrigin: 'https://guildhall.test',
    supportEmail: 'support@guildhall.test',
    aboutUrl: 'https://guildhall.test/about-us',
    contactUrl: 'https://guildhall.test/contact-us',
    banner: null,
    shareIntentUrl: 'https://social.test/share',
    community: COMMUNITY_DEFAULTS,
    country: 'United States',
    registration: 'open',
    footerPages: [],
    consentPages: [],
    membersInvite: false,
    mailedCodes: false,
    providers: [],
    requiresConfirmedEmail: false,
    palette: null,
    industries: ['Technology', 'Finance', 'Education', 'Retail', 'E-commerce', 'Food & Beverage', 'Other'],
    previewImage: '/og.png',
    ...fields,
  };
}
