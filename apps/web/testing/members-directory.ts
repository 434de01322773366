import type { TownCount } from '@guildhall/api/discovery/towns/towns.schema';
import type { MemberCardData, MemberFacets } from '../src/features/members/members-filter.ts';

/** A member in the directory whom the viewer doesn't know yet. */
export const memberCardOf = (fields: Partial<MemberCardData> = {}): MemberCardData => ({
  id: 21,
  username: 'ben-brandt',
  name: 'Ben Brandt',
  firstName: 'Ben',
  lastName: 'Brandt',
  jobTitle: 'Baker',
  company: 'Rye & Shine',
  avatar: null,
  industry: 'Food',
  location: 'Lisbon',
  offers: null,
  seeks: null,
  skills: [],
  match: null,
  relation: 'none',
  ...fields,
});

export const memberFacetsOf = (fields: Partial<MemberFacets> = {}): MemberFacets => ({
  total: 1,
  isLowerBound: false,
  industry: [],
  place: [],
  offers: [],
  seeks: [],
  letters: ['b'],
  ...fields,
});

export const townOf = (fields: Partial<TownCount> = {}): TownCount => ({
  place: 'porto',
  name: 'Porto',
  region: null,
  country: 'Portugal',
  countryCode: 'PT',
  latitude: 41.15,
  longitude: -8.61,
  count: 3,
  ...fields,
});
