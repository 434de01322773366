import { isRouteErrorResponse, useRouteError } from 'react-router-dom';
import { RouteErrorPage } from '../errors/RouteErrorPage.tsx';
import { ArticleNotFound } from './ArticleNotFound.tsx';

/** Error boundary of the article route. */
export function ArticleErrorPage() {
  const error = useRouteError();
  return isRouteErrorResponse(error) && error.status < 500 ? <ArticleNotFound /> : <RouteErrorPage />;
}
