/** The parts of the product that a community can switch off. Without zod, because every page loads this file. */
export const AREA_NAMES = ['shop', 'news', 'opportunities', 'shortLinks', 'directory', 'events'] as const;
export type Area = (typeof AREA_NAMES)[number];

type Extent = {
  /** Beginnings of the paths of procedures. The REST paths are those of these procedures. */
  procedures: string[];
  /** Addresses, each with everything below it. */
  pages: string[];
};

/** What belongs to each area: everything else that is switched off with it asks here. */
export const AREAS: Record<Area, Extent> = {
  shop: {
    procedures: ['services', 'orders', 'admin.services'],
    pages: ['/services', '/admin/orders', '/admin/services'],
  },
  news: { procedures: ['articles', 'saved.articles', 'admin.articles'], pages: ['/news', '/cards/news'] },
  opportunities: { procedures: ['opportunities'], pages: ['/opportunities', '/dashboard?tab=opportunities'] },
  shortLinks: { procedures: ['shortLinks'], pages: ['/s'] },
  directory: {
    procedures: ['businesses', 'admin.businesses'],
    pages: ['/businesses', '/business', '/my/businesses', '/cards/businesses'],
  },
  events: { procedures: ['events'], pages: ['/events'] },
};

const areaOf = (path: string, key: keyof Extent, separators: string): Area | undefined =>
  AREA_NAMES.find((area) =>
    AREAS[area][key].some(
      (start) => path === start || (path.startsWith(start) && separators.includes(path.charAt(start.length))),
    ),
  );

/** The area that a procedure such as `articles.list` belongs to. */
export const areaOfProcedure = (path: string): Area | undefined => areaOf(path, 'procedures', '.');

/** Whether an address such as `/news/harvest` belongs to none of the areas that are switched off. */
export function isPageOn(path: string, disabledAreas: Area[]): boolean {
  const area = areaOf(path, 'pages', '/?&');
  return area === undefined || !disabledAreas.includes(area);
}
