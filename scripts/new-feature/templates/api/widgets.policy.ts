import type { Viewer } from '../../ground/core/context.ts';

type OwnedWidget = { ownerId: number };

/** The owner edits their own. */
export const canEditWidget = (viewer: Viewer, widget: OwnedWidget): boolean => viewer.id === widget.ownerId;

/** The owner deletes their own; an administrator any. */
export const canDeleteWidget = (viewer: Viewer, widget: OwnedWidget): boolean =>
  viewer.id === widget.ownerId || viewer.role === 'admin';
