import { type Area, areaAt } from './areas.schema.ts';

/**
 * Beginnings of the paths of each area's procedures. The REST paths are those of these procedures. Apart from the
 * addresses, because browsers load those with every page.
 */
const AREA_PROCEDURES: Record<Area, string[]> = {
  shop: ['services', 'orders', 'admin.services'],
  news: ['articles', 'saved.articles', 'admin.articles'],
  opportunities: ['opportunities'],
  shortLinks: ['shortLinks'],
  directory: ['businesses', 'admin.businesses'],
  events: ['events'],
  chapters: ['chapters'],
};

/** The area that a procedure such as `articles.list` belongs to. */
export const areaOfProcedure = (path: string): Area | undefined => areaAt(path, AREA_PROCEDURES, '.');
