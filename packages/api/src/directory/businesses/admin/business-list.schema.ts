import { z } from 'zod';
import { BusinessHours, SocialMedia } from '../opening.schema.ts';
import { ServiceDetails } from '../service-details.schema.ts';
import { adminSearch, id, isoDate } from '../../../ground/values/fields.ts';
import { PageInput } from '../../../ground/core/keyset.ts';

export const ListAdminBusinessesInput = PageInput.extend({
  /** Words of any text the directory searches, or a substring of the name. */
  search: adminSearch,
  filter: z.enum(['all', 'active', 'inactive', 'unverified', 'deleted']).default('all'),
});
export type ListAdminBusinessesInput = z.infer<typeof ListAdminBusinessesInput>;

const words = z.string().nullable();

/** With all fields of the form, so that the list can open it. */
export const AdminBusiness = z.object({
  id,
  slug: z.string(),
  name: z.string(),
  description: words,
  shortDescription: words,
  industry: words,
  category: words,
  website: words,
  email: words,
  phone: words,
  address: words,
  city: words,
  state: words,
  zipCode: words,
  country: z.string(),
  logo: words,
  coverImage: words,
  yearEstablished: z.int().nullable(),
  employeeCount: words,
  services: z.array(z.string()),
  serviceDetails: ServiceDetails,
  businessHours: BusinessHours.nullable(),
  socialMedia: SocialMedia.nullable(),
  isActive: z.boolean(),
  isVerified: z.boolean(),
  isFeatured: z.boolean(),
  ownerId: id,
  ownerName: z.string(),
  rating: z.int(),
  reviewCount: z.int(),
  viewCount: z.int(),
  version: z.int(),
  createdAt: isoDate,
  deletedAt: isoDate.nullable(),
});
export type AdminBusiness = z.infer<typeof AdminBusiness>;

export const AdminBusinessPage = z.object({
  items: z.array(AdminBusiness),
  nextCursor: z.string().nullable(),
});
export type AdminBusinessPage = z.infer<typeof AdminBusinessPage>;
