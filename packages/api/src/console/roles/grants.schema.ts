import { z } from 'zod';
import { StaffRole } from '../../ground/roles/roles.schema.ts';
import { id, isoDate } from '../../ground/values/fields.ts';

const Named = z.object({ id, name: z.string() });

/** A role in force, of administrators too. */
export const Grant = z.object({
  member: Named,
  role: z.enum([...StaffRole.options, 'administrator']),
  /** Null for administrators, and when the account has been deleted since. */
  grantedBy: Named.nullable(),
  grantedAt: isoDate.nullable(),
  /** The last day; null: until it is ended. */
  endsOn: z.iso.date().nullable(),
});
export type Grant = z.infer<typeof Grant>;

/** Administrators first, then by role and name. */
export const GrantList = z.array(Grant);
export type GrantList = z.infer<typeof GrantList>;

export const GiveRoleInput = z.object({
  userId: id,
  role: StaffRole,
  /** The last day; null: until it is ended. */
  endsOn: z.iso.date().nullable().default(null),
});
export type GiveRoleInput = z.infer<typeof GiveRoleInput>;

export const EndRoleInput = z.object({ userId: id, role: StaffRole });
export type EndRoleInput = z.infer<typeof EndRoleInput>;
