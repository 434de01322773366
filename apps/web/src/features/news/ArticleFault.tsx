import { isRouteErrorResponse, useRouteError } from 'react-router-dom';
import { RouteErrorPage } from '../errors/RouteErrorPage.tsx';
import { ArticleMissing } from './ArticleMissing.tsx';

/** An article's page when the server could not make it. */
export function ArticleFault() {
  const error = useRouteError();
  return isRouteErrorResponse(error) && error.status < 500 ? <ArticleMissing /> : <RouteErrorPage />;
}
