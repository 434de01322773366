import { Permission, type StaffRole } from './roles.schema.ts';

/** What each role may do. Everyone with a role sees the first page of the console. */
export const ROLE_PERMISSIONS: Record<StaffRole, readonly Permission[]> = {
  membership: ['console', 'members', 'imports', 'figures'],
  editor: ['console', 'content', 'directory'],
  moderator: ['console', 'moderation'],
  events: ['console', 'events'],
  treasurer: ['console', 'orders', 'figures'],
  auditor: ['console', 'readAll'],
};

/** Anyone whose permissions are asked for: of administrators `role` says it, of others their roles in force. */
export type RoleHolder = { role: string; roles?: readonly StaffRole[] | undefined };

/** Whether a member may do what a permission covers; a visitor never may. */
export function holds(holder: RoleHolder | null | undefined, permission: Permission): boolean {
  if (!holder) return false;
  return (
    holder.role === 'admin' ||
    (holder.roles?.some((role) => ROLE_PERMISSIONS[role].includes(permission)) ?? false)
  );
}

/** Whether a member may read what a permission covers. Imported lists consist of addresses, which auditors do not see. */
export const mayRead = (holder: RoleHolder | null | undefined, permission: Permission): boolean =>
  holds(holder, permission) || (permission !== 'imports' && holds(holder, 'readAll'));

/** Whether a member has any role. */
export const isStaff = (holder: RoleHolder | null | undefined): boolean => holds(holder, 'console');

/** Every permission of a member, in the order of the schema. */
export const permissionsOf = (holder: RoleHolder): Permission[] =>
  Permission.options.filter((permission) => holds(holder, permission));

/** Whether one member may do all that another may: only then do they decide about the other's access. */
export const holdsAllOf = (holder: RoleHolder, other: RoleHolder): boolean =>
  permissionsOf(other).every((permission) => holds(holder, permission));
