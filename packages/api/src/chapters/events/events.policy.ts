import type { Viewer } from '../../ground/core/context.ts';
import { holds } from '../../ground/roles/roles.policy.ts';

/** Administrators hold events, and who has the role for it. */
export const canCreateEvent = (viewer: Viewer | null): boolean => holds(viewer, 'events');

/** Whoever may hold events changes and cancels them. */
export const canEditEvent = canCreateEvent;
