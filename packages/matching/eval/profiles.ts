import type { MatchProfile } from '../src/profile.ts';
import type { Member, Need } from './load.ts';

/** A member of the labelled set as matching reads one. */
export const profileOf = (member: Partial<Member>): MatchProfile => ({
  lookingFor: member.lookingFor ?? null,
  servicesOffered: member.servicesOffered ?? null,
  targetAudience: member.targetAudience ?? null,
  skills: member.skills ?? [],
  interests: member.interests ?? [],
  industry: member.industry ?? null,
  jobTitle: member.jobTitle ?? null,
  company: member.company ?? null,
  location: member.location ?? null,
  bio: member.bio ?? null,
  professionalSummary: member.professionalSummary ?? null,
  preferredConnectionTypes: [],
});

/** Who looks for something, as matching reads them. */
export const askerOf = ({ asker, lookingFor }: Need): MatchProfile => profileOf({ ...asker, lookingFor });
