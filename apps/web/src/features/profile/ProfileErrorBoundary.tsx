import { isRouteErrorResponse, useParams, useRevalidator, useRouteError } from 'react-router-dom';
import { ProfileFailed } from './ProfileFailed.tsx';
import { ProfileMissing } from './ProfileMissing.tsx';

/** The profile page when its loader failed: not found, or any other error. */
export function ProfileErrorBoundary() {
  const error = useRouteError();
  const { username = '' } = useParams();
  const { revalidate } = useRevalidator();
  if (isRouteErrorResponse(error) && error.status === 404) return <ProfileMissing />;
  return <ProfileFailed username={username} onRetry={() => void revalidate()} />;
}
