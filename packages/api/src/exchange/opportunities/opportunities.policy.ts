import type { Viewer } from '../../ground/core/context.ts';
import type { ApplicationStatus } from './applications.schema.ts';
import type { Opportunity } from './opportunities.schema.ts';
import { holds } from '../../ground/roles/roles.policy.ts';

type Judged = { postedBy: number; isActive: boolean; expiresAt: Date };

/** Neither closed by its poster nor expired. */
export const isOpen = ({ isActive, expiresAt }: Judged, now: Date): boolean => isActive && expiresAt > now;

/** What the viewer may do with an opportunity they see. */
export function abilities(
  viewer: Viewer | null,
  opportunity: Judged,
  { application, now }: { application: ApplicationStatus | null; now: Date },
): Opportunity['can'] {
  if (!viewer) return { apply: false, withdraw: false, save: false, edit: false, close: false };
  const open = isOpen(opportunity, now);
  const isMine = opportunity.postedBy === viewer.id;
  return {
    apply: open && !isMine && application === null,
    withdraw: application === 'pending',
    save: !isMine,
    edit: open && isMine,
    close: open && canClose(viewer, opportunity),
  };
}

/** How long posters may take an answer to an application back. */
export const REOPEN_HOURS = 24;

/** Answered lately, and not withdrawn. */
export const canReopen = (
  { status, endedAt }: { status: ApplicationStatus; endedAt: Date | null },
  now: Date,
): boolean =>
  (status === 'accepted' || status === 'declined') &&
  endedAt !== null &&
  endedAt.getTime() > now.getTime() - REOPEN_HOURS * 3_600_000;

/** Posters may close their own; moderators any. */
export const canClose = (viewer: Viewer, { postedBy }: Pick<Judged, 'postedBy'>): boolean =>
  postedBy === viewer.id || holds(viewer, 'moderation');
