import { z } from 'zod';
import { id, line, name, optionalName, textList } from '../../../ground/values/fields.ts';
import { Service, ServiceCategory } from '../services.schema.ts';

export const SERVICES_MAX = 200;

/** The most that a price can be, in cents. */
const PRICE_MAX = 1_000_000_000;

export const CreateServiceInput = z.object({
  name: name(200, 'Enter a name'),
  description: line(5_000, 'Enter a description'),
  category: ServiceCategory,
  /** Cents; 0 is a custom quote. */
  price: z.int().min(0).max(PRICE_MAX),
  deliveryTime: optionalName(120).trim(),
  features: textList(50, 200),
  /** Whether it can be ordered. */
  isActive: z.boolean(),
});
export type CreateServiceInput = z.infer<typeof CreateServiceInput>;

/** Absent fields stay unchanged. */
export const UpdateServiceInput = CreateServiceInput.partial().extend({
  id,
  /** Where it stands in the shop, counted from 0. */
  place: z.int().min(0).max(SERVICES_MAX).optional(),
});
export type UpdateServiceInput = z.infer<typeof UpdateServiceInput>;

export const ManagedService = Service.extend({ isActive: z.boolean() });
export type ManagedService = z.infer<typeof ManagedService>;
export const ManagedServices = z.array(ManagedService);
