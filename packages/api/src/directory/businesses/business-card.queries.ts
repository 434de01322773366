import type { Selectable } from 'kysely';
import type { DB } from '@guildhall/db';
import type { BusinessCard } from './businesses.schema.ts';
import { BusinessHours } from './opening.schema.ts';

const COLUMNS = [
  'id',
  'slug',
  'name',
  'description',
  'shortDescription',
  'industry',
  'category',
  'website',
  'address',
  'city',
  'state',
  'zipCode',
  'country',
  'logo',
  'coverImage',
  'yearEstablished',
  'employeeCount',
  'services',
  'rating',
  'ratingAverage',
  'reviewCount',
  'viewCount',
  'isActive',
  'isVerified',
  'isFeatured',
  'businessHours',
] as const;

type Column = (typeof COLUMNS)[number];
type CardRow = Pick<Selectable<DB['businesses']>, Column>;

/** The columns of a directory card; never email or phone, which only the page shows. */
export const CARD_COLUMNS = COLUMNS.map((column): `businesses.${Column}` => `businesses.${column}`);

export function presentCard(row: CardRow): BusinessCard {
  return {
    id: row.id,
    slug: row.slug,
    name: row.name,
    description: row.description,
    shortDescription: row.shortDescription,
    industry: row.industry,
    category: row.category,
    website: row.website || null,
    address: row.address,
    city: row.city,
    state: row.state,
    zipCode: row.zipCode,
    country: row.country,
    logo: row.logo || null,
    coverImage: row.coverImage || null,
    yearEstablished: row.yearEstablished,
    employeeCount: row.employeeCount,
    services: row.services,
    rating: row.rating,
    ratingAverage: row.ratingAverage,
    reviewCount: row.reviewCount,
    viewCount: row.viewCount,
    isActive: row.isActive,
    isVerified: row.isVerified,
    isFeatured: row.isFeatured,
    businessHours: BusinessHours.nullable().parse(row.businessHours),
  };
}
