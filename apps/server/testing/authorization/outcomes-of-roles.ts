import { ROLE_PERMISSIONS } from '@guildhall/api/ground/roles/roles.policy';
import { Permission, StaffRole } from '@guildhall/api/ground/roles/roles.schema';
import type { MatrixRow, Outcome, Outcomes } from './matrix.ts';
import { PROCEDURES, READ_BY_AUDITORS } from './permissions.ts';

const PERMISSION_OF = new Map(
  Permission.options.flatMap((permission) =>
    (PROCEDURES[permission] ?? []).map((procedure) => [procedure, [permission]] as const),
  ),
);

/**
 * What the holder of each role gets: where the role has the permission the same as an administrator, else what an
 * unrelated member gets, and of the console nothing. Auditors also read what is listed.
 */
export function outcomesOfRoles({ procedure, permissions = [] }: MatrixRow, expected: Outcomes) {
  const needed = PERMISSION_OF.get(procedure) ?? permissions;
  const outcomeOf = (role: StaffRole): Outcome => {
    const isCovered = needed.some((permission) => ROLE_PERMISSIONS[role].includes(permission));
    const isAudited = ROLE_PERMISSIONS[role].includes('readAll') && READ_BY_AUDITORS.includes(procedure);
    if (isCovered || isAudited) return expected.admin;
    return PERMISSION_OF.has(procedure) ? 403 : expected.other;
  };
  return Object.fromEntries(StaffRole.options.map((role) => [role, outcomeOf(role)]));
}
