import { isRouteErrorResponse, useRevalidator, useRouteError } from 'react-router-dom';
import { BusinessFailed } from './BusinessFailed.tsx';
import { BusinessMissing } from './BusinessMissing.tsx';

/** The business page when its loader failed: not found, or any other error. */
export function BusinessErrorBoundary() {
  const error = useRouteError();
  const { revalidate } = useRevalidator();
  if (isRouteErrorResponse(error) && error.status === 404) return <BusinessMissing />;
  return <BusinessFailed onRetry={() => void revalidate()} />;
}
