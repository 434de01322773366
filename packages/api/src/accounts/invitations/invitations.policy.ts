import { MEMBER_MAX_DAYS, MEMBER_MAX_USES } from './invitations.schema.ts';

type Viewer = { id: number; role: string };

/** Whether a link of this size may be given away. */
export const isWithinBounds = (
  viewer: Viewer,
  { maxUses, days }: { maxUses: number; days: number },
): boolean => viewer.role === 'admin' || (maxUses <= MEMBER_MAX_USES && days <= MEMBER_MAX_DAYS);
