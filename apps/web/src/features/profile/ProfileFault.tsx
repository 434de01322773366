import { isRouteErrorResponse, useParams, useRevalidator, useRouteError } from 'react-router-dom';
import { ProfileFailed } from './ProfileFailed.tsx';
import { ProfileMissing } from './ProfileMissing.tsx';

/** The profile page when the server could not make it: not found, or anything else. */
export function ProfileFault() {
  const error = useRouteError();
  const { username = '' } = useParams();
  const { revalidate } = useRevalidator();
  if (isRouteErrorResponse(error) && error.status === 404) return <ProfileMissing />;
  return <ProfileFailed username={username} onRetry={() => void revalidate()} />;
}
