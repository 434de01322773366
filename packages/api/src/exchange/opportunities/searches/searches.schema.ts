import { z } from 'zod';
import { id, isoDate, line } from '../../../ground/values/fields.ts';
import { OpportunityFilter } from '../opportunity-search.schema.ts';

/** A member's saved searches. */
export const SEARCHES_MAX = 10;
export const SEARCH_NAME_MAX = 80;

/** Everything that lasts: an opportunity that is new does not close soon. */
export const SavedFilter = OpportunityFilter.omit({ closing: true });
export type SavedFilter = z.infer<typeof SavedFilter>;

/** When its owner hears of what a search finds: of each at once, or of all in the morning. */
export const SearchFrequency = z.enum(['once', 'daily']);
export type SearchFrequency = z.infer<typeof SearchFrequency>;

export const SaveSearchInput = z.object({
  name: line(SEARCH_NAME_MAX, 'Enter a name'),
  filter: SavedFilter,
  frequency: SearchFrequency.default('daily'),
});
export type SaveSearchInput = z.infer<typeof SaveSearchInput>;

export const UpdateSearchInput = SaveSearchInput.omit({ filter: true }).extend({ id });
export type UpdateSearchInput = z.infer<typeof UpdateSearchInput>;

export const SearchRef = z.object({ id });
export type SearchRef = z.infer<typeof SearchRef>;

export const SavedSearch = z.object({
  id,
  name: z.string(),
  filter: SavedFilter,
  frequency: SearchFrequency,
  createdAt: isoDate,
});
export type SavedSearch = z.infer<typeof SavedSearch>;

/** Oldest first. */
export const SavedSearches = z.object({
  items: z.array(SavedSearch),
  can: z.object({ create: z.boolean() }),
});
export type SavedSearches = z.infer<typeof SavedSearches>;

export const PreviewSearchInput = z.object({ filter: SavedFilter });
export type PreviewSearchInput = z.infer<typeof PreviewSearchInput>;

/** How many opportunities of the last thirty days a search would have found; at most a hundred are counted. */
export const SearchPreview = z.object({ count: z.int().max(100), newest: z.string().nullable() });
export type SearchPreview = z.infer<typeof SearchPreview>;
