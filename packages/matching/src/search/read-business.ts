import type { MatchProfile } from '../profile.ts';
import { type MemberReading, readMember } from '../scoring/member-reading.ts';

/** What a business says of itself. Any text may be null or blank, and lists may be empty. */
export type BusinessText = {
  readonly description: string | null;
  readonly shortDescription: string | null;
  readonly industry: string | null;
  readonly category: string | null;
  readonly subCategory: string | null;
  readonly services: readonly string[];
  readonly specialties: readonly string[];
  readonly tags: readonly string[];
};

/**
 * Reads a business as a member who offers the same: what it lists as services counts most, then its texts, then
 * the categories it chose from a list, which are wide.
 */
export function readBusiness(business: BusinessText): MemberReading {
  const { subCategory, category, industry, services, specialties, tags } = business;
  const texts = [business.shortDescription, business.description];
  const lists = [category, industry, ...tags];
  const profile: MatchProfile = {
    ...nobody,
    jobTitle: subCategory,
    servicesOffered: [...services, ...specialties].join('\n'),
    professionalSummary: texts.filter(isSaid).join('\n'),
    skills: lists.filter(isSaid),
  };
  return readMember(profile);
}

const isSaid = (text: string | null): text is string => text !== null && text.trim() !== '';

/** A profile that says nothing. */
export const nobody: MatchProfile = {
  lookingFor: null,
  servicesOffered: null,
  targetAudience: null,
  skills: [],
  interests: [],
  industry: null,
  jobTitle: null,
  location: null,
  preferredConnectionTypes: [],
};
