import { z } from 'zod';
import {
  SEARCH_MAX,
  emailOrNull,
  expectedVersion,
  id,
  isoDate,
  line,
  name,
  phoneNumber,
  pictureOrLink,
  postcode,
  splitCommas,
  text,
  textList,
  webUrl,
} from '../../ground/values/fields.ts';
import { Gallery, GalleryPicture } from './gallery.schema.ts';
import { BusinessHours, SocialMedia } from './opening.schema.ts';
import { ServiceDetails } from './service-details.schema.ts';
import { PageInput } from '../../ground/core/keyset.ts';
import { TextLanguage } from '../../ground/values/rich-text.schema.ts';

export const BUSINESSES_PER_MEMBER = 5;
const FIRST_YEAR = 1_800;

const DESCRIPTION = 'Description must be at least 10 characters';
const YEAR = 'Year established must be a year from 1800 to this year';

/** Optional text; an empty string is stored as null. */
const words = (max: number) =>
  text(max)
    .trim()
    .nullable()
    .transform((value) => value || null)
    .optional();

const image = pictureOrLink
  .nullable()
  .transform((value) => value || null)
  .optional();

/** The fields of the form, in the admin console and on /business/create. */
export const BusinessFields = z.object({
  name: name(200, 'Business name is required'),
  description: z.string(DESCRIPTION).trim().min(10, DESCRIPTION).pipe(text(5_000)),
  industry: name(120, 'Industry is required'),
  category: name(120, 'Category is required'),
  shortDescription: words(300),
  subCategory: words(120),
  website: webUrl
    .nullable()
    .transform((value) => value || null)
    .optional(),
  email: emailOrNull,
  phone: phoneNumber
    .trim()
    .nullable()
    .transform((value) => value || null)
    .optional(),
  address: words(200),
  city: words(120),
  state: words(120),
  zipCode: postcode,
  /** Left out of a new business, it is that of the community. */
  country: text(120)
    .trim()
    .nullable()
    .transform((value) => value || undefined)
    .optional(),
  logo: image,
  coverImage: image,
  images: Gallery.optional(),
  yearEstablished: z
    .int(YEAR)
    .min(FIRST_YEAR, YEAR)
    .refine((year) => year <= new Date().getUTCFullYear(), YEAR)
    .nullable()
    .optional(),
  employeeCount: words(40),
  /** A list, or comma-separated text as the form has it. */
  services: z.union([textList(), z.string().max(4_000).transform(splitCommas).pipe(textList())]).optional(),
  serviceDetails: ServiceDetails.optional(),
  specialties: textList().optional(),
  tags: textList().optional(),
  businessHours: BusinessHours.nullish(),
  socialMedia: SocialMedia.nullish(),
  metaTitle: words(200),
  metaDescription: words(500),
});
export type BusinessFields = z.infer<typeof BusinessFields>;

export const CreateBusinessInput = BusinessFields;
export type CreateBusinessInput = z.infer<typeof CreateBusinessInput>;

/** Absent fields stay unchanged. */
export const UpdateBusinessInput = BusinessFields.partial().extend({
  id,
  expectedVersion,
});
export type UpdateBusinessInput = z.infer<typeof UpdateBusinessInput>;

export const DirectoryTab = z.enum(['all', 'featured', 'verified']);
export type DirectoryTab = z.infer<typeof DirectoryTab>;

const choice = text(120)
  .trim()
  .transform((value) => (value === '' || value.startsWith('All ') ? undefined : value))
  .optional();

export const DirectoryFilter = z.object({
  search: text(SEARCH_MAX)
    .trim()
    .transform((value) => value || undefined)
    .optional(),
  category: choice,
  industry: choice,
  tab: DirectoryTab.default('all'),
});
export type DirectoryFilter = z.infer<typeof DirectoryFilter>;

/** A boolean, or its name as a query string has it. */
const flag = z.union([z.boolean(), z.enum(['true', 'false']).transform((value) => value === 'true')]);

/** 'best': featured, verified, best rated; 'nearest' is by distance from `near`, and as 'best' without it. */
export const DirectorySort = z.enum(['best', 'newest', 'name', 'nearest']);
export type DirectorySort = z.infer<typeof DirectorySort>;

export const ListBusinessesInput = DirectoryFilter.extend({
  /** Only those that are open now by the clock of their own time zone. */
  openNow: flag.default(false),
  /** A town as members write it; only those within 50 km of it. */
  near: text(120)
    .trim()
    .transform((value) => value || undefined)
    .optional(),
  sort: DirectorySort.default('best'),
  limit: PageInput.shape.limit,
  cursor: z.string().max(1_600).nullish(),
});
export type ListBusinessesInput = z.infer<typeof ListBusinessesInput>;

/** The filter of the list. */
export const BusinessMapInput = ListBusinessesInput.omit({ sort: true, limit: true, cursor: true });
export type BusinessMapInput = z.infer<typeof BusinessMapInput>;

export const BusinessRef = z.object({ id });
export type BusinessRef = z.infer<typeof BusinessRef>;

export const BusinessSlug = z.object({ slug: z.string().min(1).max(200) });
export type BusinessSlug = z.infer<typeof BusinessSlug>;

export const ContactBusinessInput = z.object({ id, content: line(4_000, 'Please write a message') });
export type ContactBusinessInput = z.infer<typeof ContactBusinessInput>;

const some = z.string().nullable();

export const BusinessCard = z.object({
  id,
  slug: z.string(),
  name: z.string(),
  description: some,
  shortDescription: some,
  industry: some,
  category: some,
  website: some,
  address: some,
  city: some,
  state: some,
  zipCode: some,
  country: z.string(),
  logo: some,
  coverImage: some,
  yearEstablished: z.int().nullable(),
  employeeCount: some,
  services: z.array(z.string()),
  /** Whole stars; `ratingAverage` has one decimal. Both 0 without reviews. */
  rating: z.int(),
  ratingAverage: z.number(),
  reviewCount: z.int(),
  viewCount: z.int(),
  isActive: z.boolean(),
  isVerified: z.boolean(),
  isFeatured: z.boolean(),
  businessHours: BusinessHours.nullable(),
});
export type BusinessCard = z.infer<typeof BusinessCard>;

export const BusinessPage = z.object({
  items: z.array(BusinessCard),
  nextCursor: z.string().nullable(),
  /** On a first page that has every match: who offers what was searched for in other words, best first. */
  similar: z.array(BusinessCard),
});
export type BusinessPage = z.infer<typeof BusinessPage>;

export const Business = BusinessCard.extend({
  /** Of its description. */
  lang: TextLanguage,
  subCategory: some,
  email: some,
  phone: some,
  /** The gallery, in its order. */
  images: z.array(GalleryPicture),
  /** Prices and what is included, of the services that have any, in their order. */
  serviceDetails: ServiceDetails,
  specialties: z.array(z.string()),
  tags: z.array(z.string()),
  socialMedia: SocialMedia.nullable(),
  metaTitle: some,
  metaDescription: some,
  /** Approved reviews with one star, two stars, up to five. */
  ratingCounts: z.array(z.int()).length(5),
  createdAt: isoDate,
  updatedAt: isoDate,
  version: z.int(),
  /** Set for the owner and administrators of a page that nobody else can open. */
  notPublic: z.boolean(),
  /** By its owner, who can publish it again. */
  unpublished: z.boolean(),
  /** Whether the viewer has saved it. */
  favourite: z.boolean(),
  /** What the viewer may do; `edit` covers the team and answering reviews. */
  can: z.object({ edit: z.boolean(), review: z.boolean(), contact: z.boolean(), seeActivity: z.boolean() }),
  /** Why the owner's own button does nothing; null for everyone else. */
  cannotContactReason: z.string().nullable(),
});
export type Business = z.infer<typeof Business>;

/** The owner's panel: own businesses, public or not. */
export const BusinessList = z.array(BusinessCard);

/** `count` stops at the cap, which then means "at least". */
export const FacetCount = z.object({ name: z.string(), count: z.int() });
export type FacetCount = z.infer<typeof FacetCount>;

/** What is counted. */
export const FacetKind = z.enum(['tab', 'category', 'industry']);
export type FacetKind = z.infer<typeof FacetKind>;

export const DirectoryFacets = z.object({
  cap: z.int(),
  tabs: z.object({ all: z.int(), featured: z.int(), verified: z.int() }),
  categories: z.array(FacetCount),
  industries: z.array(FacetCount),
  /** Facets whose search was too broad to read every hit: their counts are lower bounds. */
  atLeast: z.array(FacetKind),
});
export type DirectoryFacets = z.infer<typeof DirectoryFacets>;

/** Whether the viewer may write to the owner now. */
export const ContactState = z.object({
  /** Why not; null when they may. */
  cannotWriteReason: z.string().nullable(),
  /** The other member of a conversation that the viewer can read; null when there is none. */
  conversationWith: id.nullable(),
  /** The name of that member while the viewer's message to them waits for a reply; null otherwise. */
  waitsFor: z.string().nullable(),
});
export type ContactState = z.infer<typeof ContactState>;

export const ContactReceipt = z.object({
  id,
  contacted: z.literal(true),
  /** The owner, with whom the conversation is. */
  toUserId: id,
});
export type ContactReceipt = z.infer<typeof ContactReceipt>;

/** A business that the member owns or works at. */
export const MemberBusiness = z.object({
  id,
  slug: z.string(),
  name: z.string(),
  logo: z.string().nullable(),
  industry: z.string().nullable(),
  city: z.string().nullable(),
  ratingAverage: z.number(),
  reviewCount: z.int(),
  /** The member's title there; null for an owner without one. */
  title: z.string().nullable(),
});
export type MemberBusiness = z.infer<typeof MemberBusiness>;
