import { z } from 'zod';
import { id } from '../../ground/values/fields.ts';

export const ServiceCategory = z.enum([
  'web_design',
  'email_marketing',
  'social_media',
  'seo',
  'branding',
  'advertising',
]);
export type ServiceCategory = z.infer<typeof ServiceCategory>;

export const Service = z.object({
  id,
  name: z.string(),
  description: z.string(),
  category: ServiceCategory,
  /** Cents; 0 is a custom quote. */
  price: z.int(),
  deliveryTime: z.string().nullable(),
  features: z.array(z.string()),
  imageUrl: z.string().nullable(),
});
export type Service = z.infer<typeof Service>;

export const ServiceList = z.array(Service);
