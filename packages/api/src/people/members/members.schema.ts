import { z } from 'zod';
import { SEARCH_MAX, text } from '../../ground/values/fields.ts';
import { PageInput } from '../../ground/core/keyset.ts';
import { MatchStrength } from '../../discovery/readings/match.schema.ts';
import { Person } from '../../ground/values/person.schema.ts';

/** What the directory can be narrowed down by; members have at most one industry and place, but many trades. */
export const MemberFacet = z.enum(['industry', 'place', 'offers', 'seeks']);
export type MemberFacet = z.infer<typeof MemberFacet>;

/** The initials of last names: Latin letters, and one for names in other alphabets. */
export const OTHER_ALPHABETS = 'other';

const choice = text(120)
  .trim()
  .transform((value) => value || undefined)
  .optional();

export const MembersFilter = z.object({
  search: text(SEARCH_MAX)
    .trim()
    .transform((value) => value || undefined)
    .optional(),
  letter: z.union([z.string().regex(/^[a-z]$/), z.literal(OTHER_ALPHABETS)]).optional(),
  /** The values of `MemberFacets`. */
  industry: choice,
  place: choice,
  offers: choice,
  seeks: choice,
});
export type MembersFilter = z.infer<typeof MembersFilter>;

/** 'match': first those who fit the viewer best, then everyone else by name; for visitors, whom nobody fits, by name. */
export const MemberSort = z.enum(['name', 'match']);
export type MemberSort = z.infer<typeof MemberSort>;

export const ListMembersInput = MembersFilter.extend({
  sort: MemberSort.default('name'),
  limit: PageInput.shape.limit,
  cursor: z.string().max(800).nullish(),
});
export type ListMembersInput = z.infer<typeof ListMembersInput>;

/** A member in the directory: never email or phone. */
export const MemberCard = Person.extend({
  firstName: z.string(),
  lastName: z.string(),
  industry: z.string().nullable(),
  location: z.string().nullable(),
  /** Excerpts of what they offer and look for. */
  offers: z.string().nullable(),
  seeks: z.string().nullable(),
  skills: z.array(z.string()),
  /** Of who fits the viewer: how well, and the first reason. */
  match: z.object({ strength: MatchStrength, reason: z.string() }).nullable(),
  /** How the viewer and the member are connected; 'none' for visitors. */
  relation: z.enum(['self', 'connected', 'pending_in', 'pending_out', 'none']),
});
export type MemberCard = z.infer<typeof MemberCard>;

export const MemberPage = z.object({
  /** In the order that was asked for. */
  items: z.array(MemberCard),
  nextCursor: z.string().nullable(),
  /**
   * On a first page that is not full: who has a similar name, when nobody has the words, and who offers what was
   * searched for in other words. Best first.
   */
  similar: z.array(MemberCard),
});
export type MemberPage = z.infer<typeof MemberPage>;

export const FacetChoice = z.object({
  /** What the filter is set to. */
  value: z.string(),
  label: z.string(),
  count: z.int(),
});
export type FacetChoice = z.infer<typeof FacetChoice>;

/** How many members each choice would show, with the search and the other choices as they are. */
export const MemberFacets = z.object({
  total: z.int(),
  /** More members match than are counted: every count is a lower bound. */
  isLowerBound: z.boolean(),
  industry: z.array(FacetChoice),
  place: z.array(FacetChoice),
  offers: z.array(FacetChoice),
  seeks: z.array(FacetChoice),
  /** The initials that there are. */
  letters: z.array(z.string()),
});
export type MemberFacets = z.infer<typeof MemberFacets>;
