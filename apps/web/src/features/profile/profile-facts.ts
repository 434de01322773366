import type { Profile } from './profile.types.ts';

/** A member may have two addresses on file; the one called websiteUrl comes first. */
export const websiteOf = (profile: Pick<Profile, 'website' | 'websiteUrl'>): string | null =>
  profile.websiteUrl || profile.website || null;

/** The text of the card; members without a bio are introduced by their summary. */
export const bioOf = (profile: Pick<Profile, 'bio' | 'professionalSummary'>): string | null =>
  profile.bio?.trim()
    ? profile.bio
    : profile.professionalSummary?.trim()
      ? profile.professionalSummary
      : null;
