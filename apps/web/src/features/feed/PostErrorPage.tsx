import { isRouteErrorResponse, useRouteError } from 'react-router-dom';
import { RouteErrorPage } from '../errors/RouteErrorPage.tsx';
import { PostNotFound } from './PostNotFound.tsx';

/** Error boundary of the post route. */
export function PostErrorPage() {
  const error = useRouteError();
  return isRouteErrorResponse(error) && error.status < 500 ? <PostNotFound /> : <RouteErrorPage />;
}
