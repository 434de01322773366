import { isRouteErrorResponse, useRouteError } from 'react-router-dom';
import { RouteErrorPage } from '../errors/RouteErrorPage.tsx';
import { PostMissing } from './PostMissing.tsx';

/** A post's page when the server could not make it. */
export function PostFault() {
  const error = useRouteError();
  return isRouteErrorResponse(error) && error.status < 500 ? <PostMissing /> : <RouteErrorPage />;
}
