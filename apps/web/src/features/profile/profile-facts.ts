import type { Profile } from './profile.types.ts';

/** A member may have two websites; `websiteUrl` takes precedence. */
export const websiteOf = (profile: Pick<Profile, 'website' | 'websiteUrl'>): string | null =>
  profile.websiteUrl || profile.website || null;

/** The text of the profile card: the bio, or else the professional summary. */
export const bioOf = (profile: Pick<Profile, 'bio' | 'professionalSummary'>): string | null =>
  profile.bio?.trim()
    ? profile.bio
    : profile.professionalSummary?.trim()
      ? profile.professionalSummary
      : null;
