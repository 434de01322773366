import type { Viewer } from '../../core/context.ts';
import { canEditBusiness } from '../businesses.policy.ts';
import type { InvitationStatus } from './team.schema.ts';

type Employment = { userId: number; ownerId: number; status: InvitationStatus };

/** The person alone answers; who said no may still come. */
export const canAnswer = (viewer: Viewer, { userId, status }: Employment): boolean =>
  viewer.id === userId && status !== 'confirmed';

/** The house lets somebody go, or they leave. */
export const canRemove = (viewer: Viewer, employment: Employment): boolean =>
  canEditBusiness(viewer, employment) || viewer.id === employment.userId;
