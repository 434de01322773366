/** The columns that a business is read from. */
export const BUSINESS_TEXT = [
  'description',
  'shortDescription',
  'industry',
  'category',
  'subCategory',
  'services',
  'specialties',
  'tags',
] as const;
