import type { Viewer } from '../../../ground/core/context.ts';
import { canEditBusiness } from '../businesses.policy.ts';
import type { InvitationStatus } from './team.schema.ts';

type Employment = { userId: number; ownerId: number; status: InvitationStatus };

/** Only the invited member may answer; they may still accept after declining. */
export const canAnswer = (viewer: Viewer, { userId, status }: Employment): boolean =>
  viewer.id === userId && status !== 'confirmed';

/** A manager may remove a member, and a member may leave. */
export const canRemove = (viewer: Viewer, employment: Employment): boolean =>
  canEditBusiness(viewer, employment) || viewer.id === employment.userId;
