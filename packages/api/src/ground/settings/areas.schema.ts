/** The parts of the product that a community can switch off. Without zod, because every page loads this file. */
export const AREA_NAMES = [
  'shop',
  'news',
  'opportunities',
  'shortLinks',
  'directory',
  'events',
  'chapters',
] as const;
export type Area = (typeof AREA_NAMES)[number];

/** The addresses of each area, each with everything below it; its procedures are in `area-procedures.ts`. */
export const AREA_PAGES: Record<Area, string[]> = {
  shop: ['/services', '/admin/orders', '/admin/services'],
  news: ['/news', '/your-articles', '/cards/news'],
  opportunities: ['/opportunities', '/dashboard?tab=opportunities'],
  shortLinks: ['/s'],
  directory: ['/businesses', '/business', '/my/businesses', '/cards/businesses'],
  events: ['/events'],
  chapters: ['/chapters'],
};

/** The area with a beginning of this path, which ends there or goes on with one of the separators. */
export const areaAt = (
  path: string,
  beginnings: Record<Area, string[]>,
  separators: string,
): Area | undefined =>
  AREA_NAMES.find((area) =>
    beginnings[area].some(
      (start) => path === start || (path.startsWith(start) && separators.includes(path.charAt(start.length))),
    ),
  );

/** Whether an address such as `/news/harvest` belongs to none of the areas that are switched off. */
export function isPageOn(path: string, disabledAreas: Area[]): boolean {
  const area = areaAt(path, AREA_PAGES, '/?&');
  return area === undefined || !disabledAreas.includes(area);
}
