import { requireConfirmedEmail } from './confirmed-email.ts';
import type { Viewer } from './context.ts';
import { requireCurrentMembership } from './membership.ts';

/**
 * The one guard of everything that members write.
 * @param path of the procedure that writes; an upload to publish has none
 * @throws FORBIDDEN for a lapsed member, and for one whose address awaits confirmation
 */
export function requireMayWrite(viewer: Viewer | null, path?: string): void {
  requireCurrentMembership(viewer, path);
  requireConfirmedEmail(viewer, path);
}
