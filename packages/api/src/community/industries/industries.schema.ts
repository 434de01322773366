import { z } from 'zod';
import { expectedVersion, id, name } from '../../ground/values/fields.ts';

export const INDUSTRIES_MAX = 100;

/** The directory reads "All ..." as no filter, and joins two names by a bar. */
const industryName = name(60, 'Enter a name').refine(
  (value) => !/^all /i.test(value) && !/[|:]/.test(value),
  'Choose a name without “|” and “:” that does not start with “All”',
);

export const Industry = z.object({
  id,
  name: z.string(),
  /** No longer offered in forms; businesses and members keep it. */
  isRetired: z.boolean(),
});
export type Industry = z.infer<typeof Industry>;

/** The list in its order. Its version changes with every edit of it. */
export const IndustryList = z.object({ items: z.array(Industry), version: z.int() });
export type IndustryList = z.infer<typeof IndustryList>;

export const AddIndustryInput = z.object({ name: industryName, expectedVersion });
export type AddIndustryInput = z.infer<typeof AddIndustryInput>;

/** Absent fields stay unchanged. */
export const UpdateIndustryInput = z.object({
  id,
  name: industryName.optional(),
  isRetired: z.boolean().optional(),
  /** Where it stands in the list, counted from 0. */
  place: z.int().min(0).max(INDUSTRIES_MAX).optional(),
  expectedVersion,
});
export type UpdateIndustryInput = z.infer<typeof UpdateIndustryInput>;

export const MergeIndustryInput = z.object({ id, intoId: id, expectedVersion });
export type MergeIndustryInput = z.infer<typeof MergeIndustryInput>;
