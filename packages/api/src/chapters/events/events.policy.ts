import type { Viewer } from '../../ground/core/context.ts';

/** Administrators hold events. */
export const canCreateEvent = (viewer: Viewer | null): boolean => viewer?.role === 'admin';

/** Whoever may hold events changes and cancels them. */
export const canEditEvent = canCreateEvent;
