import { routeErrors } from '../errors/route-errors.ts';
import { ProfileFailed } from './ProfileFailed.tsx';
import { ProfileMissing } from './ProfileMissing.tsx';

export const ProfileErrorBoundary = routeErrors(ProfileMissing, ProfileFailed);
