import type { MatchProfile } from '../src/profile.ts';

/** A member with an empty profile, overridden by what a test is about. */
export function member(fields: Partial<MatchProfile> = {}): MatchProfile {
  return {
    lookingFor: null,
    servicesOffered: null,
    targetAudience: null,
    skills: [],
    interests: [],
    industry: null,
    jobTitle: null,
    location: null,
    preferredConnectionTypes: [],
    ...fields,
  };
}

export const chloe = member({
  lookingFor: 'Growing retailers who need a new online shop',
  servicesOffered: 'Web design, WordPress and landing pages',
  targetAudience: 'Retail and restaurants',
  skills: ['Figma', 'CSS', 'SEO'],
  interests: ['Photography', 'Cycling'],
  industry: 'technology',
  jobTitle: 'Freelance web designer',
  location: 'Austin, TX',
  preferredConnectionTypes: ['Marketing'],
});
