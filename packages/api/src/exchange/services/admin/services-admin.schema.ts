import { z } from 'zod';
import { id, line, name, optionalName, textList } from '../../../ground/values/fields.ts';
import { Service } from '../services.schema.ts';

export const SERVICES_MAX = 200;

/** The most that a price can be, in cents. */
const PRICE_MAX = 1_000_000_000;

const ServiceFields = z.object({
  name: name(200, 'Enter a name'),
  description: line(5_000, 'Enter a description'),
  category: name(60, 'Choose a category'),
  /** Cents; 0 is a custom quote. */
  price: z.int().min(0).max(PRICE_MAX),
  /** Null or empty: none is promised. */
  deliveryTime: optionalName(120)
    .nullable()
    .transform((value) => value || null),
  features: textList(50, 200),
  /** Whether it can be ordered. */
  isActive: z.boolean(),
});

export const CreateServiceInput = ServiceFields.extend({
  deliveryTime: ServiceFields.shape.deliveryTime.default(null),
  features: ServiceFields.shape.features.default([]),
  isActive: ServiceFields.shape.isActive.default(true),
});
export type CreateServiceInput = z.infer<typeof CreateServiceInput>;

/** Absent fields stay unchanged. */
export const UpdateServiceInput = ServiceFields.partial().extend({
  id,
  /** Where it stands in the shop, counted from 0. */
  place: z.int().min(0).max(SERVICES_MAX).optional(),
});
export type UpdateServiceInput = z.infer<typeof UpdateServiceInput>;

export const ServiceRef = z.object({ id });
export type ServiceRef = z.infer<typeof ServiceRef>;

export const ManagedService = Service.extend({
  isActive: z.boolean(),
  /** Members ordered it, so that it can be taken off offer but not deleted. */
  isOrdered: z.boolean(),
});
export type ManagedService = z.infer<typeof ManagedService>;
export const ManagedServices = z.array(ManagedService);
