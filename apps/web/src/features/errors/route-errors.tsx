import type { ComponentType } from 'react';
import { isRouteErrorResponse, useRevalidator, useRouteError } from 'react-router-dom';
import { RouteErrorPage } from './RouteErrorPage.tsx';

type Failed = ComponentType<{ onRetry: () => void }>;

/** The error boundary of a route whose content may be missing: deleted, or not for this visitor. */
export const routeErrors = (Missing: ComponentType, Failed: Failed = RouteErrorPage) =>
  function RouteErrors() {
    const error = useRouteError();
    const { revalidate } = useRevalidator();
    const isMissing = isRouteErrorResponse(error) && (error.status === 404 || error.status === 400);
    return isMissing ? <Missing /> : <Failed onRetry={() => void revalidate()} />;
  };
