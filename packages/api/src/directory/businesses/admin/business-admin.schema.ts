import { z } from 'zod';
import { Reason } from '../../../ground/reports/decisions.schema.ts';
import { expectedVersion, id } from '../../../ground/values/fields.ts';
import { BusinessFields } from '../businesses.schema.ts';

const OWNER = 'Owner ID is required';
const ownerId = z.int(OWNER).min(1, OWNER).max(2_147_483_647);

const marks = {
  isActive: z.boolean(),
  isVerified: z.boolean(),
  isFeatured: z.boolean(),
};

/** The admin form (spec, section 5). */
export const AdminCreateBusinessInput = BusinessFields.extend({
  ownerId,
  isActive: marks.isActive.default(true),
  isVerified: marks.isVerified.default(false),
  isFeatured: marks.isFeatured.default(false),
});
export type AdminCreateBusinessInput = z.infer<typeof AdminCreateBusinessInput>;

export const AdminUpdateBusinessInput = BusinessFields.extend({ ownerId, ...marks })
  .partial()
  .extend({ id, expectedVersion });
export type AdminUpdateBusinessInput = z.infer<typeof AdminUpdateBusinessInput>;

/** The two status switches of the admin list; an absent one stays unchanged. */
export const SetBusinessStatusInput = z
  .object({
    id,
    isActive: marks.isActive.optional(),
    isVerified: marks.isVerified.optional(),
    /** Of hiding it: what the owner reads. */
    reason: Reason.optional(),
  })
  .refine(({ isActive, isVerified }) => isActive !== undefined || isVerified !== undefined, {
    message: 'Say whether it is active or verified',
    path: ['isActive'],
  });
export type SetBusinessStatusInput = z.infer<typeof SetBusinessStatusInput>;
