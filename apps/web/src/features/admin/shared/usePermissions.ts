import type { Permission } from '@guildhall/api/ground/roles/roles.schema';
import { useViewer } from '../../../lib/useViewer.ts';

const NONE: string[] = [];

/** What the viewer may do: change what a permission covers, or read it. */
export function usePermissions() {
  const held = useViewer().viewer?.permissions ?? NONE;
  const holds = (permission: Permission) => held.includes(permission);
  return {
    holds,
    /** The same as the API's `mayRead`, without its map of the roles. */
    mayRead: (permission: Permission) => holds(permission) || (permission !== 'imports' && holds('readAll')),
  };
}
