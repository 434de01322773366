import { type ComponentType, createElement } from 'react';
import { isRouteErrorResponse, useRevalidator, useRouteError } from 'react-router-dom';
import { RouteErrorPage } from './RouteErrorPage.tsx';

type Retried = ComponentType<{ onRetry: () => void }>;

/** The error boundary of a route whose content may be missing: deleted, or not for this visitor. */
export const routeErrors = (missing: ComponentType, failed: Retried = RouteErrorPage) =>
  function RouteErrors() {
    const error = useRouteError();
    const { revalidate } = useRevalidator();
    const isMissing = isRouteErrorResponse(error) && (error.status === 404 || error.status === 400);
    return isMissing ? createElement(missing) : createElement(failed, { onRetry: () => void revalidate() });
  };
