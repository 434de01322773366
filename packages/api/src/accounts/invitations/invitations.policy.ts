import { MEMBER_MAX_DAYS, MEMBER_MAX_USES } from './invitations.schema.ts';
import { type RoleHolder, holds } from '../../ground/roles/roles.policy.ts';

/** Whether a link of this size may be given away. */
export const isWithinBounds = (
  viewer: RoleHolder,
  { maxUses, days }: { maxUses: number; days: number },
): boolean => holds(viewer, 'members') || (maxUses <= MEMBER_MAX_USES && days <= MEMBER_MAX_DAYS);
