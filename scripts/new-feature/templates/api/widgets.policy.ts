import type { Viewer } from '../../ground/core/context.ts';
import { holds } from '../../ground/roles/roles.policy.ts';

type OwnedWidget = { ownerId: number };

/** The owner edits their own. */
export const canEditWidget = (viewer: Viewer, widget: OwnedWidget): boolean => viewer.id === widget.ownerId;

/** The owner deletes their own; a moderator any. */
export const canDeleteWidget = (viewer: Viewer, widget: OwnedWidget): boolean =>
  viewer.id === widget.ownerId || holds(viewer, 'moderation');
