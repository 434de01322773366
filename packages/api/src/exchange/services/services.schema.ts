import { z } from 'zod';
import { id } from '../../ground/values/fields.ts';

export const Service = z.object({
  id,
  name: z.string(),
  description: z.string(),
  /** One of the product's, such as `web_design`, or of the community's own. */
  category: z.string(),
  /** Cents; 0 is a custom quote. */
  price: z.int(),
  deliveryTime: z.string().nullable(),
  features: z.array(z.string()),
  imageUrl: z.string().nullable(),
});
export type Service = z.infer<typeof Service>;

export const ServiceList = z.array(Service);
