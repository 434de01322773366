import type { Facets } from '../src/features/businesses/directory/directory.hooks.ts';
import type { OwnBusiness } from '../src/features/businesses/own/own.hooks.ts';
import type { Business, BusinessCardData, Review } from '../src/features/businesses/businesses.types.ts';

/** A business in the directory with only the required fields. */
export function businessCardOf(fields: Partial<BusinessCardData> = {}): BusinessCardData {
  return {
    id: 5,
    slug: 'rye-and-shine',
    name: 'Rye & Shine',
    description: null,
    shortDescription: null,
    industry: null,
    category: null,
    website: null,
    address: null,
    city: null,
    state: null,
    zipCode: null,
    country: 'United States',
    logo: null,
    coverImage: null,
    yearEstablished: null,
    employeeCount: null,
    services: [],
    rating: 0,
    ratingAverage: 0,
    reviewCount: 0,
    viewCount: 0,
    isActive: true,
    isVerified: false,
    isFeatured: false,
    businessHours: null,
    ...fields,
  };
}

/** The same business on its page, as a visitor sees it. */
export function businessOf(fields: Partial<Business> = {}): Business {
  return {
    ...businessCardOf(),
    subCategory: null,
    email: null,
    phone: null,
    serviceDetails: [],
    unpublished: false,
    specialties: [],
    tags: [],
    images: [],
    socialMedia: null,
    metaTitle: null,
    metaDescription: null,
    ratingCounts: [0, 0, 0, 0, 0],
    createdAt: '2026-01-01T00:00:00.000Z',
    updatedAt: '2026-01-01T00:00:00.000Z',
    version: 1,
    notPublic: false,
    favourite: false,
    can: { edit: false, review: false, contact: false, seeActivity: false },
    cannotContactReason: null,
    ...fields,
  };
}

export function reviewOf(fields: Partial<Review> = {}): Review {
  return {
    id: 21,
    rating: 4,
    title: null,
    comment: null,
    createdAt: '2026-10-08T10:00:00.000Z',
    updatedAt: '2026-10-08T10:00:00.000Z',
    reviewer: { firstName: 'Laura', lastName: 'Finch', username: 'laura-finch', avatar: null },
    replier: null,
    reply: null,
    repliedAt: null,
    can: { edit: false, reply: false, report: false },
    ...fields,
  };
}

/** Facets of a directory with `all` businesses, all of them in Retail. */
export const facetsOf = (all: number): Facets => ({
  cap: 200,
  tabs: { all, featured: 0, verified: 0 },
  categories: [{ name: 'Retail', count: all }],
  industries: [],
  atLeast: [],
});

/** A published business among those that its owner has, which lacks nothing. */
export const ownBusinessOf = (fields: Partial<OwnBusiness> = {}): OwnBusiness => ({
  id: 3,
  slug: 'pao-co',
  name: 'Pão & Co',
  logo: null,
  industry: 'Food',
  city: 'Lisbon',
  isActive: true,
  ratingAverage: 0,
  reviewCount: 0,
  figures: { views: 0, viewsBefore: 0, viewsByDay: [], saves: 0, messages: 0 },
  nextSteps: [],
  can: { publish: false, unpublish: true },
  ...fields,
});
