import type { Viewer } from '../../ground/core/context.ts';
import { holds } from '../../ground/roles/roles.policy.ts';

type OwnedBusiness = { ownerId: number };
/** The viewer's relation to a business besides owning it. */
type Standing = {
  onTeam: boolean;
  /** Either blocks the other: viewer or owner. */
  isBlocked: boolean;
};

export const OWN_BUSINESS = 'This is your own business';

export const isOwner = (viewer: Viewer | null, business: OwnedBusiness): boolean =>
  viewer !== null && viewer.id === business.ownerId;

/** The owner and editors edit the page, manage its team and reply to its reviews. */
export const canEditBusiness = (viewer: Viewer | null, business: OwnedBusiness): boolean =>
  isOwner(viewer, business) || holds(viewer, 'directory');

/** How many visitors came is the owner's own business. */
export const canSeeActivity = isOwner;

/** Owner and team members may not review the business, nor may anyone with a block between them and its owner. */
export const canReview = (
  viewer: Viewer | null,
  business: OwnedBusiness,
  { onTeam, isBlocked }: Standing,
): boolean => viewer !== null && !isOwner(viewer, business) && !onTeam && !isBlocked;

export const canContact = (
  viewer: Viewer | null,
  business: OwnedBusiness,
  { isBlocked }: Pick<Standing, 'isBlocked'>,
): boolean => viewer !== null && !isOwner(viewer, business) && !isBlocked;

type Identity = { name: string; website: string | null };
type Change = { name?: string | undefined; website?: string | null | undefined };

/** Verification covers the name and website, so changing either removes it. */
export const losesVerification = (viewer: Viewer, before: Identity, after: Change): boolean =>
  !holds(viewer, 'directory') &&
  ((after.name !== undefined && after.name !== before.name) ||
    (after.website !== undefined && (after.website ?? '') !== (before.website ?? '')));
