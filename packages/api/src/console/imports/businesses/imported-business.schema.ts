import { z } from 'zod';
import { BusinessFields } from '../../../directory/businesses/businesses.schema.ts';
import { email, webUrl } from '../../../ground/values/fields.ts';
import { BusinessHours } from '../../../directory/businesses/opening.schema.ts';
import { cellList, withScheme } from '../cells.schema.ts';

const { shape } = BusinessFields;

/**
 * One row of a file as a business: the bounds of its form, of which only the name is needed. Blank cells are absent.
 */
export const ImportedBusiness = BusinessFields.pick({
  name: true,
  shortDescription: true,
  email: true,
  phone: true,
  address: true,
  city: true,
  state: true,
  zipCode: true,
  country: true,
  employeeCount: true,
}).extend({
  /** The member who will own it. */
  ownerEmail: email.optional(),
  description: shape.description.optional(),
  industry: shape.industry.optional(),
  category: shape.category.optional(),
  website: z.string().transform(withScheme).pipe(webUrl).optional(),
  yearEstablished: z.string().transform(Number).pipe(shape.yearEstablished.unwrap().unwrap()).optional(),
  businessHours: z
    .string()
    .transform((hours): unknown => JSON.parse(hours))
    .pipe(BusinessHours)
    .optional(),
  services: cellList,
  tags: cellList,
});
export type ImportedBusiness = z.infer<typeof ImportedBusiness>;
