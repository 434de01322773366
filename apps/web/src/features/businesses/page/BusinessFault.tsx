import { isRouteErrorResponse, useRevalidator, useRouteError } from 'react-router-dom';
import { BusinessFailed } from './BusinessFailed.tsx';
import { BusinessMissing } from './BusinessMissing.tsx';

/** The page when the server could not make it: not found, or anything else. */
export function BusinessFault() {
  const error = useRouteError();
  const { revalidate } = useRevalidator();
  if (isRouteErrorResponse(error) && error.status === 404) return <BusinessMissing />;
  return <BusinessFailed onRetry={() => void revalidate()} />;
}
