import type { FieldConcepts } from '../guess-mapping.ts';

/** What columns each field of a member is taken from, the best first. */
export const MEMBER_HEADERS: FieldConcepts = {
  email: ['email', 'ownerEmail'],
  firstName: ['firstName', 'initials'],
  nameParticle: ['particle'],
  lastName: ['lastName'],
  fullName: ['fullName', 'familyFirst', 'name', 'person'],
  companyAndPerson: ['companyAndPerson'],
  company: ['company'],
  jobTitle: ['jobTitle', 'title'],
  industry: ['industry'],
  location: ['town'],
  phoneNumber: ['phone', 'mobile', 'tollFree'],
  websiteUrl: ['website', 'domain'],
  skills: ['skills'],
  servicesOffered: ['offers'],
  lookingFor: ['seeks'],
  bio: ['about', 'summary'],
  membershipNumber: ['number', 'otherNumber'],
  membershipStartsOn: ['since'],
  membershipExpiresOn: ['until'],
  adminNotes: ['notes'],
};
