import { z } from 'zod';
import { PageInput } from '../../ground/core/keyset.ts';
import { SEARCH_MAX, text } from '../../ground/values/fields.ts';

const choice = (max: number) =>
  text(max)
    .trim()
    .transform((value) => value || undefined)
    .optional();

/** What the list of open opportunities is narrowed down by; what is absent narrows nothing. */
export const OpportunityFilter = z.object({
  search: choice(SEARCH_MAX),
  /** The values of `OpportunityFacets`. */
  kind: choice(80),
  place: choice(120),
  /** Only those that fit the viewer by a reason that can be said. */
  fits: z.literal(true).optional(),
  remote: z.literal(true).optional(),
  /** Only those that name a budget. */
  budget: z.literal(true).optional(),
  /** Only those that end within two weeks. */
  closing: z.literal(true).optional(),
});
export type OpportunityFilter = z.infer<typeof OpportunityFilter>;

export const OpportunitySort = z.enum(['fit', 'newest', 'closing']);
export type OpportunitySort = z.infer<typeof OpportunitySort>;

export const SearchOpportunitiesInput = OpportunityFilter.extend({
  ...PageInput.shape,
  /** Best fit first, of the newest and the likeliest; to visitors, whom nothing fits, the newest. */
  sort: OpportunitySort.default('fit'),
});
export type SearchOpportunitiesInput = z.infer<typeof SearchOpportunitiesInput>;

const FacetChoice = z.object({ value: z.string(), count: z.int() });

/** The choices of the filters, with how many open opportunities have each, most first. */
export const OpportunityFacets = z.object({ kinds: z.array(FacetChoice), places: z.array(FacetChoice) });
export type OpportunityFacets = z.infer<typeof OpportunityFacets>;
