import type { Selectable } from 'kysely';
import type { DB } from '@guildhall/db';

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

export type BusinessTextRow = Pick<Selectable<DB['businesses']>, (typeof BUSINESS_TEXT)[number]>;
