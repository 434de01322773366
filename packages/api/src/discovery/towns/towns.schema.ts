import { z } from 'zod';

/** Towns on one map, those with most. */
export const TOWNS_MAX = 200;

export const TownCount = z.object({
  /** What the filter of the list is set to for those who are here. */
  place: z.string(),
  /** As most of them write it. */
  name: z.string(),
  /** The state, where the gazetteer tells towns of one name apart by it. */
  region: z.string().nullable(),
  /** Its English name. */
  country: z.string(),
  /** As ISO 3166 has it, for its name in other languages. */
  countryCode: z.string(),
  /** Degrees north and east. */
  latitude: z.number(),
  longitude: z.number(),
  count: z.int(),
});
export type TownCount = z.infer<typeof TownCount>;

/** Where those are who match a filter. */
export const TownCounts = z.object({
  /** Most first. */
  towns: z.array(TownCount).max(TOWNS_MAX),
  /** Those whose location is not on the map: unknown to the gazetteer, or beyond the most frequent ones. */
  elsewhere: z.int(),
  /** Those who state no location. */
  unstated: z.int(),
  /** More match than are counted: every count is a lower bound. */
  isLowerBound: z.boolean(),
});
export type TownCounts = z.infer<typeof TownCounts>;
